import { list, type NamePool } from "./pool.ts";

export const americas = {
  br: {
    nationality: "br",
    order: "given-first",
    given: list(`
      Gabriel, Lucas, Matheus, Pedro, Rafael, Guilherme, Felipe, João, Bruno, Thiago, Rodrigo, Gustavo, Leonardo, Vinícius, Henrique, Igor, Caio,
      Diego, Danilo, Douglas, Eduardo, Fernando, André, Luiz, Marcos, Paulo, Renan, Victor, Wesley, Yuri, Kaique, Luan, Murilo, Nathan, Otávio, Ruan,
      Samuel, Wellington, William, Alan, Anderson, Breno, Cauã, Davi, Everton, Fabrício, Jean, Kauê, Léo, Maurício, Patrick, Ramon
    `),
    family: list(`
      Silva, Santos, Oliveira, Souza, Rodrigues, Ferreira, Alves, Pereira, Lima, Gomes, Costa, Ribeiro, Martins, Carvalho, Almeida, Lopes, Soares,
      Fernandes, Vieira, Barbosa, Rocha, Dias, Nascimento, Andrade, Moreira, Nunes, Marques, Machado, Mendes, Freitas, Cardoso, Ramos, Gonçalves,
      Santana, Teixeira, Araújo, Pinto, Cavalcante, Monteiro, Moura, Campos, Correia, Batista, Castro, Melo, Reis, Borges, Miranda, Barros, Cruz,
      Duarte, Farias, Fonseca, Guimarães, Macedo, Matos, Medeiros, Morais, Nogueira, Pires, Queiroz, Sales, Sampaio, Siqueira, Tavares, Xavier,
      Bezerra, Brito, Cunha, Azevedo
    `),
    mononyms: list(`
      Dudu, Juninho, Renatinho, Luan, Wesley, Tiquinho, Kayque, Matheusinho, Serginho, Nenê, Zeca, Tonhão, Beto, Biel, Cacá, Carlinhos, Chicão, Dedé,
      Dodô, Gabrielzinho, Guga, Gustavinho, Jajá, Kiko, Léo Baiano, Leozinho, Lucão, Lulinha, Maranhão, Marcelinho, Neto, Pará, Pedrinho, Ruanzinho,
      Tetê, Toninho, Vitinho, Wellinton, Bahia, Gaúcho, Alemão, Canhoto
    `),
  },
  ar: {
    nationality: "ar",
    order: "given-first",
    given: list(`
      Matías, Franco, Facundo, Nicolás, Agustín, Lucas, Gonzalo, Juan, Santiago, Tomás, Joaquín, Ignacio, Federico, Maximiliano, Leandro, Ezequiel,
      Cristian, Diego, Sebastián, Luciano, Emiliano, Mauro, Rodrigo, Gabriel, Pablo, Marcos, Bruno, Alan, Brian, Damián, Esteban, Germán, Gastón,
      Hernán, Iván, Jonathan, Kevin, Lisandro, Mariano, Nahuel, Ramiro, Thiago, Valentín, Walter, Bautista, Benjamín, Lautaro, Julián, Ulises, Elías
    `),
    family: list(`
      González, Rodríguez, Gómez, López, Díaz, Pérez, García, Sánchez, Romero, Sosa, Torres, Ruiz, Ramírez, Flores, Benítez, Acosta, Medina, Herrera,
      Suárez, Aguirre, Giménez, Gutiérrez, Pereyra, Rojas, Molina, Castro, Ortiz, Silva, Núñez, Luna, Juárez, Cabrera, Ríos, Morales, Godoy, Moreno,
      Ferreyra, Domínguez, Carrizo, Peralta, Castillo, Ledesma, Quiroga, Vega, Vera, Muñoz, Ojeda, Ponce, Villalba, Cardozo, Navarro, Coronel,
      Vázquez, Ramos, Vargas, Cáceres, Arias, Figueroa, Córdoba, Correa, Maldonado, Paz, Rivero, Miranda, Mansilla, Farías, Roldán, Bianchi, Ferrari,
      Rossi, Russo, Colombo, Moyano, Bustos, Barrios
    `),
  },
  uy: {
    nationality: "uy",
    order: "given-first",
    given: list(`
      Matías, Nicolás, Sebastián, Diego, Federico, Gastón, Agustín, Facundo, Martín, Rodrigo, Santiago, Joaquín, Juan, Emiliano, Franco, Guillermo,
      Ignacio, Jonathan, Leandro, Lucas, Marcelo, Mathías, Maximiliano, Mauro, Nahuel, Pablo, Ramiro, Renzo, Robert, Rubén, Thiago, Walter, Alan,
      Alfonso, Brian, Bruno, Camilo, Carlos, Christian, Cristian, Damián, Enzo, Ezequiel, Gonzalo, Kevin
    `),
    family: list(`
      Rodríguez, González, Martínez, Fernández, Pérez, Silva, García, López, Díaz, Pereira, Hernández, Sosa, Álvarez, Ramos, Castro, Gómez, Suárez,
      Olivera, Núñez, Méndez, Cabrera, Romero, Acosta, Morales, Moreira, Ferreira, Techera, Machado, Medina, Correa, Barrios, Benítez, Viera,
      Da Silva, Duarte, Píriz, Rocha, Techeira, Vázquez, Larrosa, Lemos, Fagúndez, Fleitas, Bentancor, Cardozo, Camejo, De León, Delgado, Etcheverry,
      Ferrari, Gutiérrez, Izaguirre, Laxalt, Lorenzo, Mieres, Montero, Nández, Peña, Pintos, Rivero, Sánchez, Santos, Torres, Trindade, Umpiérrez,
      Vecino, Vignoli
    `),
  },
  co: {
    nationality: "co",
    order: "given-first",
    given: list(`
      Juan, Andrés, Santiago, Sebastián, Daniel, David, Carlos, Luis, Cristian, Jhon, Camilo, Felipe, Miguel, Nicolás, Alejandro, Diego, Jorge, Kevin,
      Brayan, Yeison, Jefferson, Duván, Stiven, Esteban, Fabián, Harold, Iván, Jaminton, Jáder, Jair, Johan, Julián, Leonardo, Mateo, Mauricio, Óscar,
      Pablo, Ricardo, Samuel, Víctor, Wílmar, Yerson, Yimmi, Deiver, Edwin, Elkin
    `),
    family: list(`
      Rodríguez, Gómez, González, Martínez, García, López, Hernández, Sánchez, Ramírez, Pérez, Díaz, Muñoz, Rojas, Moreno, Jiménez, Vargas, Gutiérrez,
      Torres, Castro, Álvarez, Valencia, Ruiz, Ortiz, Suárez, Mosquera, Herrera, Romero, Castillo, Restrepo, Morales, Parra, Cárdenas, Rivera, Arias,
      Giraldo, Mejía, Ospina, Palacios, Córdoba, Mendoza, Medina, Quintero, Cardona, Osorio, Correa, Rincón, Vélez, Zapata, Salazar, Londoño, Henao,
      Ríos, Perea, Asprilla, Angulo, Caicedo, Lucumí, Murillo, Mena, Riascos, Rentería, Cuesta, Hurtado, Ibargüen, Sinisterra, Guerrero, Duque,
      Gaviria, Barrera, Cortés
    `),
  },
  cl: {
    nationality: "cl",
    order: "given-first",
    given: list(`
      Matías, Benjamín, Sebastián, Diego, Felipe, Nicolás, Ignacio, Cristóbal, Joaquín, Vicente, Martín, Tomás, Francisco, Javier, Juan, Luis, Carlos,
      José, Rodrigo, Gonzalo, Pablo, Cristián, Bastián, Maximiliano, Lucas, Agustín, Alonso, Álvaro, Andrés, Bruno, Camilo, Claudio, Daniel, Eduardo,
      Esteban, Fabián, Gabriel, Guillermo, Iván, Marcelo, Mauricio, Patricio, Raimundo, Renato, Víctor, Yerko
    `),
    family: list(`
      González, Muñoz, Rojas, Díaz, Pérez, Soto, Contreras, Silva, Martínez, Sepúlveda, Morales, Rodríguez, López, Fuentes, Hernández, Torres, Araya,
      Flores, Espinoza, Valenzuela, Castillo, Ramírez, Reyes, Gutiérrez, Castro, Vargas, Álvarez, Vásquez, Tapia, Fernández, Sánchez, Carrasco, Gómez,
      Cortés, Herrera, Núñez, Jara, Vergara, Rivera, Figueroa, Riquelme, García, Miranda, Bravo, Vera, Molina, Vega, Campos, Sandoval, Orellana,
      Zúñiga, Olivares, Alarcón, Gallardo, Ortiz, Garrido, Salazar, Guzmán, Henríquez, Saavedra, Navarro, Aguilera, Parra, Romero, Aravena, Pizarro,
      Godoy, Peña, Cáceres, Leiva
    `),
  },
  ec: {
    nationality: "ec",
    order: "given-first",
    given: list(`
      Luis, Carlos, José, Juan, Jorge, Ángel, Byron, Cristhian, Kevin, Bryan, Anthony, Jefferson, Jhojan, Andrés, Alexander, Darío, Diego, Édison,
      Fernando, Franklin, Gabriel, Geovanny, Hernán, Holger, Jackson, Jhon, Joel, Jonathan, Jordy, Josué, Leonel, Marlon, Mateo, Michael, Miguel,
      Nilson, Óscar, Pedro, Ronald, Romario, Stalin, Steven, Víctor, Washington, Wilmer, Xavier
    `),
    family: list(`
      Zambrano, Sánchez, Rodríguez, Vera, Cedeño, Torres, Castro, Mendoza, González, López, Romero, Herrera, García, Moreira, Flores, Pérez, Gómez,
      Salazar, Morales, Ramírez, Vásquez, Jiménez, Reyes, Ortiz, Quiñónez, Mero, Macías, Guerrero, Muñoz, Castillo, Álava, Alvarado, Andrade, Angulo,
      Arboleda, Arroyo, Ayoví, Bone, Borja, Bravo, Cabezas, Carabalí, Chalá, Corozo, Cortez, Delgado, Espinoza, Estupiñán, Gruezo, Hurtado, Ibarra,
      Lastra, Mina, Minda, Montaño, Nazareno, Ordóñez, Pacheco, Palacios, Porozo, Preciado, Ramos, Rivadeneira, Rosero, Segura, Tenorio, Valencia,
      Villacís, Yépez, Zúñiga
    `),
  },
  py: {
    nationality: "py",
    order: "given-first",
    given: list(`
      Óscar, Derlis, Juan, José, Carlos, Luis, Jorge, Miguel, Hugo, Marcos, Matías, Mathías, Rodrigo, Fernando, Diego, Alan, Alexis, Álvaro, Ángel,
      Antonio, Blas, Braian, Bruno, Celso, Cristian, Danilo, Darío, Édgar, Enrique, Fabián, Gabriel, Gustavo, Iván, Jesús, Junior, Lorenzo, Mauro,
      Néstor, Pablo, Pedro, Raúl, Richard, Robert, Roberto, Sergio, Walter
    `),
    family: list(`
      González, Benítez, Martínez, López, Giménez, Ramírez, Rodríguez, Fernández, Gómez, Villalba, Cáceres, Acosta, Rojas, Duarte, Ortiz, Sosa, Vera,
      Romero, Núñez, Torres, Ayala, Barrios, Báez, Cabrera, Espínola, Escobar, Cardozo, Franco, Galeano, García, Jara, Ledesma, Mendoza, Mereles,
      Morel, Morínigo, Noguera, Ojeda, Ovelar, Paredes, Pereira, Peralta, Piris, Riveros, Samudio, Sanabria, Silva, Valdez, Vega, Velázquez, Zárate,
      Aquino, Alonso, Aguilar, Alcaraz, Amarilla, Aranda, Arce, Bareiro, Bogado, Bobadilla, Brítez, Cantero, Chamorro, Colmán, Cuevas, Delvalle,
      Domínguez
    `),
  },
  pe: {
    nationality: "pe",
    order: "given-first",
    given: list(`
      Luis, José, Carlos, Juan, Jorge, Christian, Miguel, Renato, Alexander, André, Anderson, Bryan, Alonso, Aldair, Álvaro, Ángel, César, Christofer,
      Diego, Edwin, Erick, Fernando, Franco, Gianfranco, Gabriel, Horacio, Iván, Jairo, Jean, Jefferson, Jesús, Jhilmar, Joao, Josepmir, Kevin, Kenji,
      Marcos, Martín, Nilson, Óscar, Paolo, Piero, Ricardo, Rodrigo, Sebastián, Sergio, Wilder, Yordy
    `),
    family: list(`
      Quispe, Flores, Sánchez, García, Rodríguez, Rojas, Huamán, Díaz, Mamani, Chávez, Ramos, Mendoza, Torres, Vásquez, Ramírez, Castillo, Gonzales,
      Espinoza, Fernández, Vargas, López, Cruz, Castro, Gutiérrez, Pérez, Silva, Condori, Ruiz, Huamaní, Salazar, Romero, Herrera, Reyes, Aguilar,
      Medina, Córdova, Morales, Zapata, Delgado, Guzmán, Campos, Palacios, Paredes, Rivera, Alvarado, Rosales, Mejía, Valverde, Salas, Cáceres,
      Bautista, Chumpitaz, Tapia, Ascues, Benavente, Calcaterra, Costa, Deza, Garcés, Hohberg, Loyola, Lora, Neyra, Olivares, Peña, Quevedo, Sotelo,
      Zambrano
    `),
  },
  mx: {
    nationality: "mx",
    order: "given-first",
    given: list(`
      José, Luis, Carlos, Juan, Jesús, Miguel, Jorge, Diego, Alejandro, Daniel, Eduardo, Fernando, Francisco, Alan, Alexis, Andrés, Ángel, Antonio,
      Brian, César, Christian, David, Edgar, Édson, Emilio, Eric, Érick, Gerardo, Gilberto, Héctor, Hugo, Iván, Javier, Jonathan, Julián, Kevin,
      Leonardo, Marco, Mateo, Mauricio, Óscar, Omar, Pablo, Ricardo, Roberto, Rodrigo, Santiago, Sebastián, Uriel, Víctor
    `),
    family: list(`
      Hernández, García, Martínez, López, González, Pérez, Rodríguez, Sánchez, Ramírez, Cruz, Flores, Gómez, Morales, Vázquez, Reyes, Jiménez, Torres,
      Díaz, Gutiérrez, Ruiz, Mendoza, Aguilar, Ortiz, Moreno, Castillo, Romero, Álvarez, Méndez, Chávez, Rivera, Juárez, Ramos, Domínguez, Herrera,
      Medina, Castro, Vargas, Guzmán, Velázquez, Muñoz, Rojas, de la Cruz, Contreras, Salazar, Luna, Ortega, Guerrero, Santiago, Estrada, Bautista,
      Cortés, Soto, Alvarado, Espinoza, Lara, Ávila, Ríos, Cervantes, Silva, Delgado, Vega, Márquez, Sandoval, Fernández, León, Carrillo, Mejía,
      Rosales, Solís, Ibarra, Camacho, Nava
    `),
  },
  us: {
    nationality: "us",
    order: "given-first",
    given: list(`
      Michael, Christopher, Matthew, Joshua, Jacob, Nicholas, Andrew, Daniel, Tyler, Joseph, Brandon, David, James, Ryan, Zachary, Justin, Anthony,
      William, Jonathan, Alexander, Kyle, Austin, Jordan, Cameron, Ethan, Logan, Mason, Caleb, Isaiah, Elijah, Malik, Jalen, Tyrese, Darius, Marcus,
      Devin, Xavier, Trey, Terrence, DeAndre, Jamal, Isaac, Noah, Aidan, Connor, Hunter, Cole, Evan, Dylan, Gavin, Luis, Carlos, Andre, Khalil,
      Donovan, Trevor
    `),
    family: list(`
      Smith, Johnson, Williams, Brown, Jones, Garcia, Miller, Davis, Rodriguez, Martinez, Hernandez, Lopez, Wilson, Anderson, Thomas, Taylor, Moore,
      Jackson, Martin, Lee, Thompson, White, Harris, Sanchez, Clark, Ramirez, Lewis, Robinson, Walker, Young, Allen, King, Wright, Scott, Torres,
      Hill, Flores, Green, Adams, Nelson, Baker, Hall, Rivera, Campbell, Mitchell, Carter, Roberts, Phillips, Evans, Turner, Parker, Edwards, Collins,
      Stewart, Morris, Murphy, Cook, Rogers, Morgan, Cooper, Peterson, Reed, Bailey, Bell, Kelly, Howard, Ward, Cox, Richardson, Wood, Watson, Brooks,
      Bennett, Gray, Hughes, Price, Myers, Foster, Sanders, Ross, Jenkins, Powell, Sullivan, Hayes, Coleman
    `),
  },
  ca: {
    nationality: "ca",
    order: "given-first",
    given: list(`
      Liam, Ethan, Noah, Lucas, Jacob, William, Nathan, Alexander, Benjamin, Owen, Matthew, Daniel, Ryan, Tyler, Joshua, Samuel, Thomas, Logan,
      Connor, Evan, Dylan, Cameron, Brandon, Justin, Kyle, Jordan, Adam, Aidan, Cole, Marc, Mathieu, Olivier, Gabriel, Félix, Antoine, Maxime, Jérémy,
      Zachary, Xavier, Émile, Theo, Malcolm, Isaiah, Tristan, Kamal, Ali, Jayden, Malik
    `),
    family: list(`
      Smith, Brown, Tremblay, Martin, Roy, Gagnon, Lee, Wilson, Johnson, MacDonald, Taylor, Campbell, Anderson, Jones, Leblanc, Côté, Williams,
      Miller, Thompson, Gauthier, White, Morin, Wong, Young, Bouchard, Scott, Stewart, Lavoie, Moore, Bélanger, Robinson, Reid, Fortin, Levesque,
      Pelletier, Singh, Clark, Girard, Davis, Ross, Cormier, Gill, Fournier, Walker, Landry, Morrison, Murray, Simard, Caron, Beaulieu, Robertson,
      Fraser, McDonald, Poirier, Nadeau, Graham, Kennedy, Hamilton, Cloutier, Bergeron, Grant, Henry, Charles, Baptiste, Joseph, Okoye, Osei, Mensah,
      Ahmed, Mohamed, Patel, Chen
    `),
  },
} satisfies Record<string, NamePool>;
