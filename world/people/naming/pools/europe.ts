import { list, type NamePool } from "./pool.ts";

export const europe = {
  "gb-eng": {
    nationality: "gb-eng",
    order: "given-first",
    given: list(`
      Jack, Thomas, James, Joshua, Daniel, Harry, Samuel, Joseph, Callum, Luke, Matthew, Ryan, Adam, Oliver, Charlie, Lewis, Connor, Benjamin, Nathan,
      George, Jake, William, Alfie, Liam, Kieran, Tyler, Jordan, Aaron, Reece, Toby, Ethan, Kyle, Elliot, Max, Dominic, Louis, Jamie, Morgan, Archie,
      Freddie, Rhys, Theo, Finley, Jacob, Isaac, Curtis, Marcus, Brandon, Jayden, Leon
    `),
    family: list(`
      Smith, Taylor, Brown, Wilson, Johnson, Davies, Robinson, Wright, Thompson, Walker, White, Edwards, Hughes, Green, Hall, Lewis, Harris, Clarke,
      Jackson, Wood, Turner, Martin, Cooper, Hill, Ward, Morris, Moore, Clark, Baker, Harrison, Morgan, Patel, Allen, Scott, Phillips, Watson, Parker,
      Bennett, Price, Griffiths, Cook, Shaw, Richardson, Carter, Collins, Bailey, Marshall, Ellis, Foster, Webb, Barnes, Chapman, Palmer, Holmes,
      Mills, Barker, Fletcher, Gibson, Pearson, Lowe, Dixon, Hunt, Rowe, Booth, Sutton, Whitfield, Hartley, Ashworth, Pemberton, Okafor
    `),
  },
  "gb-sct": {
    nationality: "gb-sct",
    order: "given-first",
    given: list(`
      Callum, Ewan, Jamie, Ross, Fraser, Craig, Stuart, Cameron, Lewis, Euan, Connor, Ryan, Scott, Liam, Finlay, Blair, Duncan, Gregor, Kyle, Murray,
      Angus, Rory, Calum, Aidan, Dean, Declan, Jack, Kieran, Logan, Lyle, Mark, Nathan, Sean, Steven, Stephen, Struan, Grant, Greig, Hamish, Innes,
      Jordan, Keir, Lachlan, Magnus, Malcolm, Niall
    `),
    family: list(`
      Smith, Brown, Wilson, Campbell, Stewart, Robertson, Thomson, Anderson, Reid, MacDonald, Scott, Murray, Taylor, Clark, Mitchell, Ross, Walker,
      Paterson, Young, Watson, Morrison, Miller, Fraser, Davidson, Gray, McDonald, Henderson, Hamilton, Johnston, Duncan, Graham, Ferguson, Kerr,
      Simpson, Martin, Cameron, Hunter, Kelly, Bell, Grant, MacKenzie, MacKay, Allan, Black, MacLeod, McLean, Russell, Gibson, Wallace, Gordon,
      Marshall, Stevenson, Wood, Sutherland, Craig, Wright, McKenzie, Kennedy, Jones, Burns, White, Muir, Murphy, Hughes, Findlay, Sinclair, Buchanan,
      Galbraith, Drummond, Urquhart
    `),
  },
  "gb-wls": {
    nationality: "gb-wls",
    order: "given-first",
    given: list(`
      Rhys, Dylan, Owen, Gethin, Ieuan, Iwan, Osian, Tomos, Cai, Ioan, Evan, Gwilym, Huw, Emyr, Morgan, Harri, Jac, Steffan, Macsen, Dafydd, Gruffydd,
      Llŷr, Lloyd, Geraint, Gareth, Joel, Josh, Jordan, Kieron, Lewis, Liam, Luke, Nathan, Rhodri, Ryan, Sam, Tom, Aled, Alun, Carwyn, Ellis, Elis,
      Efan, Guto, Siôn
    `),
    family: list(`
      Jones, Davies, Williams, Evans, Thomas, Roberts, Lewis, Hughes, Morgan, Griffiths, Edwards, Owen, James, Rees, Jenkins, Price, Morris, Phillips,
      Lloyd, Harris, Richards, Parry, Powell, Ellis, Watkins, Howells, Llewellyn, Vaughan, Bowen, Pritchard, Davis, Harries, Matthews, Rogers, Pugh,
      John, Hopkins, Humphreys, Rowlands, Bevan, Beynon, Prosser, Probert, Pryce, Gwynne, Meredith, Mathias, Howell, Daniel, Daniels, Cadwallader,
      Tudor, Wynne, Hopkin, Penry, Protheroe, Maddocks, Treharne, Gittins, Nicholas
    `),
  },
  "gb-nir": {
    nationality: "gb-nir",
    order: "given-first",
    given: list(`
      Conor, Ryan, Jordan, Jamie, Matthew, Adam, Ross, Josh, Aaron, Ciaran, Patrick, Stephen, Gareth, Kyle, Callum, Dale, Niall, Shea, Eoin, Caolan,
      Paddy, Michael, Daniel, Luke, Ethan, Craig, Curtis, Darragh, Rory, Lee, Corey, Shane, Terry, Trai, Brad, Charlie, Carl, Cameron, Odhran, Oran,
      Ruairi
    `),
    family: list(`
      McAuley, McCann, Wilson, Campbell, Kelly, Johnston, Moore, Thompson, Smyth, Brown, O'Neill, Doherty, Stewart, Quinn, Robinson, Murphy, Graham,
      Martin, McLaughlin, Hamilton, Murray, Hughes, Johnson, Gallagher, McKenna, Anderson, Scott, Reid, Boyd, Clarke, McCartney, Donnelly, Lavery,
      Magee, Magill, McGrath, McGuigan, McIlroy, McKee, McMahon, McMullan, McNally, McVeigh, Mallon, Mullan, Nelson, Patterson, Rafferty, Toner,
      Devlin, Devine, Donaghy, Dougan, Ferris, Gilmore, Haughey, Irvine, Kerr, Lennon, Loughran, Marron
    `),
  },
  ie: {
    nationality: "ie",
    order: "given-first",
    given: list(`
      Conor, Seán, Cian, Darragh, Oisín, Eoin, Jack, Adam, Dylan, Aaron, Jamie, Luke, Shane, Ryan, Cillian, Fionn, Evan, Daniel, Michael, Patrick,
      Rory, Ronan, Liam, Killian, Callum, Ciarán, Colm, Dara, Declan, Donal, Eoghan, Fergal, Finn, Gavin, Jason, Josh, Kevin, Mark, Matthew, Niall,
      Robbie, Stephen, Tadhg, Tiernan, Senan
    `),
    family: list(`
      Murphy, Kelly, O'Sullivan, Walsh, O'Brien, Byrne, Ryan, O'Connor, O'Neill, O'Reilly, Doyle, McCarthy, Gallagher, Doherty, Kennedy, Lynch,
      Murray, Quinn, Moore, McLoughlin, O'Carroll, Connolly, Daly, O'Connell, Wilson, Dunne, Brennan, Burke, Collins, Campbell, Clarke, Johnston,
      Hughes, O'Farrell, Fitzgerald, Brown, Martin, Maguire, Nolan, Flynn, Thompson, O'Callaghan, O'Donnell, Duffy, O'Mahony, Boyle, Healy, O'Shea,
      White, Sweeney, Hayes, Kavanagh, Power, McGrath, Moran, Brady, Stewart, Casey, Foley, Fitzpatrick, O'Leary, McDonnell, MacMahon, Donnelly, Regan
    `),
  },
  es: {
    nationality: "es",
    order: "given-first",
    given: list(`
      Álvaro, Pablo, Alejandro, Adrián, Daniel, Diego, Javier, Mario, Sergio, Carlos, Iván, Jorge, Rubén, Hugo, Raúl, Víctor, Marcos, Óscar, Antonio,
      Manuel, Alberto, Miguel, Ángel, Iker, Jaime, Ignacio, Gonzalo, Guillermo, Aitor, Unai, Ander, Jon, Mikel, Gorka, Marc, Pol, Arnau, Oriol,
      Gerard, Roger, Joan, Xavier, Nicolás, Lucas, Martín, Izan, Eric, Cristian, Borja, Rodrigo
    `),
    family: list(`
      García, González, Rodríguez, Fernández, López, Martínez, Sánchez, Pérez, Gómez, Martín, Jiménez, Ruiz, Hernández, Díaz, Moreno, Muñoz, Álvarez,
      Romero, Alonso, Gutiérrez, Navarro, Domínguez, Vázquez, Gil, Serrano, Blanco, Molina, Morales, Suárez, Ortega, Delgado, Castro, Ortiz, Rubio,
      Marín, Sanz, Núñez, Iglesias, Medina, Garrido, Cortés, Castillo, Santos, Lozano, Guerrero, Cano, Prieto, Méndez, Cruz, Calvo, Gallego, Herrera,
      Márquez, León, Vidal, Peña, Flores, Cabrera, Campos, Vega, Fuentes, Carrasco, Caballero, Reyes, Nieto, Aguilar, Pascual, Santana, Herrero,
      Montero, Lorenzo, Hidalgo, Giménez, Ibáñez, Etxeberria, Agirre, Puig, Soler
    `),
  },
  de: {
    nationality: "de",
    order: "given-first",
    given: list(`
      Lukas, Leon, Jonas, Felix, Maximilian, Paul, Niklas, Tim, Jan, Philipp, Finn, Moritz, Jannik, Tobias, Fabian, Simon, David, Julian, Alexander,
      Florian, Sebastian, Dominik, Marvin, Kevin, Dennis, Patrick, Marcel, Robin, Nico, Luca, Noah, Ben, Elias, Luis, Lennart, Hendrik, Ole, Malte,
      Henrik, Johannes, Benedikt, Konstantin, Anton, Emil, Can, Emre, Kerem, Jamal, Yannick, Marius
    `),
    family: list(`
      Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Schäfer, Koch, Bauer, Richter, Klein, Wolf, Schröder,
      Neumann, Schwarz, Zimmermann, Braun, Krüger, Hofmann, Hartmann, Lange, Schmitt, Werner, Schmitz, Krause, Meier, Lehmann, Schmid, Schulze, Maier,
      Köhler, Herrmann, König, Walter, Mayer, Huber, Kaiser, Fuchs, Peters, Lang, Scholz, Möller, Weiß, Jung, Hahn, Schubert, Vogel, Friedrich,
      Keller, Günther, Frank, Berger, Winkler, Roth, Beck, Lorenz, Baumann, Franke, Albrecht, Schuster, Simon, Ludwig, Böhm, Winter, Kraus, Martin,
      Schumacher, Krämer, Vogt, Stein, Jäger, Otto, Sommer, Groß, Yılmaz, Demir
    `),
  },
  it: {
    nationality: "it",
    order: "given-first",
    given: list(`
      Francesco, Alessandro, Lorenzo, Andrea, Matteo, Mattia, Gabriele, Leonardo, Riccardo, Davide, Tommaso, Giuseppe, Marco, Luca, Federico, Antonio,
      Simone, Samuele, Pietro, Giovanni, Filippo, Alessio, Edoardo, Diego, Christian, Nicolò, Gabriel, Emanuele, Daniele, Michele, Giacomo, Salvatore,
      Vincenzo, Stefano, Nicola, Cristian, Jacopo, Manuel, Domenico, Roberto, Alberto, Fabio, Emiliano, Kevin, Elia, Enrico, Giulio, Raffaele
    `),
    family: list(`
      Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, De Luca, Mancini, Costa, Giordano, Rizzo,
      Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrara, Galli, Martini, Leone, Longo, Gentile, Martinelli, Vitale,
      Lombardo, Serra, Coppola, De Santis, D'Angelo, Marchetti, Parisi, Villa, Conte, Ferraro, Ferri, Fabbri, Bianco, Marini, Grasso, Valentini,
      Messina, Sala, De Angelis, Gatti, Pellegrini, Palumbo, Sanna, Farina, Rizzi, Monti, Cattaneo, Morelli, Amato, Silvestri, Mazza, Testa, Grassi,
      Pellegrino, Carbone, Giuliani, Benedetti, Barone, Orlando, Palmieri, Bernardi, Martino, Fiore
    `),
  },
  fr: {
    nationality: "fr",
    order: "given-first",
    given: list(`
      Lucas, Théo, Hugo, Enzo, Maxime, Alexandre, Thomas, Clément, Antoine, Nicolas, Quentin, Baptiste, Romain, Valentin, Florian, Julien, Alexis,
      Dylan, Mathieu, Kévin, Paul, Adrien, Louis, Benjamin, Corentin, Axel, Mathis, Nathan, Tom, Arthur, Jules, Gabriel, Raphaël, Léo, Yanis, Rayan,
      Ibrahim, Moussa, Mamadou, Ousmane, Boubacar, Amine, Sofiane, Bilal, Loïc, Jordan, Jérémy, Steven, Dorian, Rémi, Noah, Killian
    `),
    family: list(`
      Martin, Bernard, Thomas, Petit, Robert, Richard, Durand, Dubois, Moreau, Laurent, Simon, Michel, Lefebvre, Leroy, Roux, David, Bertrand, Morel,
      Fournier, Girard, Bonnet, Dupont, Lambert, Fontaine, Rousseau, Vincent, Muller, Lefèvre, Faure, André, Mercier, Blanc, Guérin, Boyer, Garnier,
      Chevalier, François, Legrand, Gauthier, Garcia, Perrin, Robin, Clément, Morin, Nicolas, Henry, Roussel, Mathieu, Gautier, Masson, Marchand,
      Duval, Denis, Dumont, Marie, Lemaire, Noël, Meyer, Dufour, Meunier, Brun, Blanchard, Giraud, Joly, Rivière, Lucas, Brunet, Gaillard, Barbier,
      Arnaud, Traoré, Diallo, Diarra, Konaté, Cissé, Camara, Touré, Sylla, Benali, Haddad
    `),
  },
  nl: {
    nationality: "nl",
    order: "given-first",
    given: list(`
      Daan, Sem, Thijs, Lars, Jesse, Tim, Luuk, Bram, Ruben, Stijn, Niels, Sander, Jeroen, Bas, Joost, Jasper, Thomas, Rick, Kevin, Roy, Mees, Finn,
      Levi, Milan, Jayden, Julian, Max, Sven, Koen, Wouter, Pieter, Gijs, Teun, Floris, Mitchell, Wesley, Danny, Dylan, Joey, Quinten, Calvin, Xander,
      Tijn, Jorrit, Rik, Mats, Guus, Nick, Sjoerd, Hidde
    `),
    family: list(`
      de Jong, Jansen, de Vries, van den Berg, van Dijk, Bakker, Janssen, Visser, Smit, Meijer, de Boer, Mulder, de Groot, Bos, Vos, Peters, Hendriks,
      van Leeuwen, Dekker, Brouwer, de Wit, Dijkstra, Smits, de Graaf, van der Meer, van der Linden, Kok, Jacobs, de Haan, Vermeulen, van den Heuvel,
      van der Veen, van den Broek, de Bruijn, Schouten, van Beek, Willems, van Vliet, van der Heijden, Hoekstra, Maas, Verhoeven, Koster, van Dam,
      van der Wal, Prins, Blom, Huisman, Peeters, de Lange, Kuipers, van Veen, Post, Kuiper, Veenstra, Kramer, van den Brink, Scholten, van Wijk,
      Postma, Martens, Vink, de Ruiter, Timmermans, Bosch, Zwart, Gerritsen, Molenaar, van Loon
    `),
  },
  be: {
    nationality: "be",
    order: "given-first",
    given: list(`
      Lucas, Thomas, Maxime, Nicolas, Robin, Arthur, Louis, Mathias, Jonas, Wout, Senne, Milan, Jens, Kobe, Lars, Brecht, Ruben, Pieter, Jelle, Stijn,
      Bram, Dries, Simon, Hugo, Victor, Noah, Adam, Nathan, Théo, Antoine, Julien, Alexandre, Guillaume, Cédric, Kevin, Loïc, Romain, Quentin, Dylan,
      Mohamed, Ayoub, Bilal, Arne, Siebe, Lowie, Mathéo, Xander, Seppe, Tuur
    `),
    family: list(`
      Peeters, Janssens, Maes, Jacobs, Mertens, Willems, Claes, Goossens, Wouters, De Smet, Dubois, Lambert, Dupont, Martin, Simon, Desmet, Hermans,
      Aerts, Michiels, Martens, Lemmens, Pauwels, Leclercq, Leroy, Van Damme, Laurent, Cools, De Clercq, Coppens, Verhoeven, De Backer, Denis,
      Stevens, Renard, Declercq, Thomas, Dumont, Charlier, De Cock, Segers, Bogaert, Smets, Hendrickx, Gérard, Lefebvre, Bauwens, Petit, Evrard, Noël,
      Mathieu, Delvaux, Vandenberghe, Verstraete, Van de Velde, Moens, Carlier, Vermeersch, Baert, Thys, Van den Bossche, De Wilde, Adam, Lenaerts,
      Vermeulen, Bertrand, Lejeune, Collard, Gilles, Diallo, Mbala, Ilunga, El Amrani
    `),
  },
  pt: {
    nationality: "pt",
    order: "given-first",
    given: list(`
      João, Diogo, Tiago, Miguel, Pedro, Gonçalo, Rodrigo, Francisco, Martim, Tomás, André, Ricardo, Daniel, Bruno, Rui, Nuno, Luís, Fábio, Hugo,
      Rafael, Gabriel, Guilherme, Duarte, Afonso, Bernardo, David, Samuel, Simão, Vasco, Xavier, Alexandre, Filipe, Hélder, Ivo, Jorge, José, Leandro,
      Marco, Paulo, Renato, Sérgio, Telmo, Vítor, Edgar, Dinis, Lourenço, Salvador
    `),
    family: list(`
      Silva, Santos, Ferreira, Pereira, Oliveira, Costa, Rodrigues, Martins, Jesus, Sousa, Fernandes, Gonçalves, Gomes, Lopes, Marques, Alves,
      Almeida, Ribeiro, Pinto, Carvalho, Teixeira, Moreira, Correia, Mendes, Nunes, Soares, Vieira, Monteiro, Cardoso, Rocha, Raposo, Neves, Coelho,
      Cruz, Cunha, Pires, Ramos, Reis, Simões, Antunes, Matos, Fonseca, Machado, Araújo, Barbosa, Tavares, Lourenço, Castro, Figueiredo, Azevedo,
      Freitas, Magalhães, Henriques, Lima, Guerreiro, Batista, Pinheiro, Faria, Miranda, Barros, Morais, Nogueira, Esteves, Anjos, Baptista, Campos,
      Mota, Andrade, Brito, Sá, Nascimento, Leite, Abreu, Borges, Melo, Vaz, Pinho, Vicente, Gaspar, Assunção
    `),
  },
  tr: {
    nationality: "tr",
    order: "given-first",
    given: list(`
      Mehmet, Mustafa, Ahmet, Ali, Hüseyin, Hasan, İbrahim, Emre, Burak, Can, Murat, Serkan, Onur, Oğuzhan, Furkan, Enes, Yusuf, Ömer, Berkay, Kerem,
      Arda, Eren, Kaan, Barış, Umut, Tolga, Volkan, Gökhan, Okan, Selim, Cem, Deniz, Ege, Efe, Mert, Batuhan, Doğukan, Taylan, Halil, Salih, Samet,
      Semih, Yiğit, Tarık, Alper, Bora, Cenk, Ferdi, Rıdvan, Ozan
    `),
    family: list(`
      Yılmaz, Kaya, Demir, Çelik, Şahin, Yıldız, Yıldırım, Öztürk, Aydın, Özdemir, Arslan, Doğan, Kılıç, Aslan, Çetin, Kara, Koç, Kurt, Özkan, Şimşek,
      Polat, Korkmaz, Özcan, Çakır, Erdoğan, Yavuz, Can, Acar, Şen, Aktaş, Güler, Yalçın, Güneş, Bozkurt, Bulut, Keskin, Ünal, Turan, Gül, Özer, Işık,
      Kaplan, Avcı, Sarı, Tekin, Taş, Köse, Yüksel, Ateş, Aksoy, Güven, Uçar, Tunç, Karaca, Bayram, Ceylan, Duman, Erol, Sönmez, Toprak, Uysal,
      Karataş, Başaran, Coşkun, Ekinci, Gündüz, Kahraman, Altun, Çiftçi, Durmaz
    `),
  },
  gr: {
    nationality: "gr",
    order: "given-first",
    given: list(`
      Georgios, Dimitrios, Konstantinos, Ioannis, Nikolaos, Christos, Panagiotis, Vasileios, Athanasios, Michail, Evangelos, Emmanouil, Spyridon,
      Theodoros, Anastasios, Alexandros, Andreas, Apostolos, Stavros, Antonios, Petros, Ilias, Marios, Stefanos, Sotirios, Charalampos, Thomas,
      Lazaros, Pavlos, Angelos, Fotios, Grigorios, Iason, Lefteris, Makis, Orestis, Paraskevas, Savvas, Stelios, Taxiarchis, Tasos, Thanos, Tryfon,
      Vangelis, Zisis
    `),
    family: list(`
      Papadopoulos, Papageorgiou, Oikonomou, Papadimitriou, Georgiou, Papaioannou, Pappas, Vasileiou, Nikolaou, Karagiannis, Vlachos, Antoniou,
      Makris, Papanikolaou, Dimitriou, Ioannidis, Georgiadis, Triantafyllou, Papadakis, Athanasiou, Konstantinidis, Ioannou, Alexiou, Christodoulou,
      Theodorou, Nikolaidis, Dimopoulos, Giannopoulos, Konstantinou, Michailidis, Panagiotopoulos, Anagnostou, Anastasiou, Angelopoulos, Apostolou,
      Chatzis, Christou, Diamantopoulos, Economou, Efthymiou, Galanis, Gavriilidis, Grigoriou, Kalogeropoulos, Karamanos, Katsaros, Kefalas, Kokkinos,
      Kontos, Kyriakidis, Lambropoulos, Lymperis, Mavridis, Mitrou, Moraitis, Pavlidis, Petrou, Raptis, Samaras, Sideris, Stamatis, Stavropoulos,
      Theodoridis, Tsakiris, Tsiros, Xenakis, Zachariadis, Zervas
    `),
  },
  rs: {
    nationality: "rs",
    order: "given-first",
    given: list(`
      Nikola, Marko, Stefan, Luka, Miloš, Aleksandar, Nemanja, Filip, Lazar, Uroš, Vladimir, Ivan, Dušan, Petar, Jovan, Bogdan, Danilo, Dejan, Milan,
      Miroslav, Nenad, Ognjen, Pavle, Predrag, Radovan, Saša, Slobodan, Srđan, Strahinja, Vanja, Veljko, Viktor, Vojin, Vuk, Zoran, Đorđe, Andrija,
      Aleksa, Borko, Darko, Goran, Igor, Mihajlo, Mladen, Relja
    `),
    family: list(`
      Jovanović, Petrović, Nikolić, Marković, Đorđević, Stojanović, Ilić, Stanković, Pavlović, Milošević, Janković, Todorović, Ristić, Kostić,
      Popović, Lazić, Živković, Simić, Savić, Tomić, Stefanović, Mitrović, Radovanović, Jevtić, Lukić, Obradović, Kovačević, Vasić, Filipović,
      Cvetković, Antić, Babić, Blagojević, Bošković, Ćirić, Dimitrijević, Dragić, Gajić, Gavrilović, Grujić, Ivković, Jakovljević, Knežević, Krstić,
      Maksimović, Maletić, Marinković, Mijatović, Milenković, Milić, Milovanović, Mladenović, Nedeljković, Novaković, Pantić, Perić, Rakić, Rašković,
      Ružić, Spasić, Stamenković, Šarić, Terzić, Trifunović, Urošević, Veselinović, Vučković, Vujić, Zdravković
    `),
  },
  hr: {
    nationality: "hr",
    order: "given-first",
    given: list(`
      Ivan, Marko, Luka, Josip, Ante, Mateo, Filip, Karlo, Petar, Tomislav, Domagoj, Dominik, Antonio, Matija, Stipe, Duje, Lovro, Toni, Mario,
      Nikola, Andrija, Borna, Bruno, Davor, Dario, Fran, Hrvoje, Igor, Ivica, Jakov, Kristijan, Leon, Lovre, Marin, Mislav, Niko, Patrik, Roko, Šime,
      Tin, Vedran, Vito, Zvonimir, Kristian, Jurica
    `),
    family: list(`
      Horvat, Kovačević, Babić, Marić, Jurić, Novak, Kovačić, Knežević, Vuković, Marković, Petrović, Matić, Tomić, Pavlović, Kovač, Božić, Blažević,
      Grgić, Pavić, Radić, Perić, Filipović, Šarić, Lovrić, Vidović, Perković, Jukić, Bošnjak, Nikolić, Popović, Barišić, Brkić, Lončar, Jurković,
      Dujmović, Burić, Vukić, Ivanković, Katić, Rukavina, Jelić, Galić, Jozić, Marušić, Martinović, Matković, Mikulić, Milić, Mršić, Pavičić, Penić,
      Poljak, Posavec, Radošević, Rogić, Rubčić, Salopek, Sertić, Špoljarić, Stipić, Šimić, Tokić, Topić, Varga, Vlašić, Zorić, Žižić, Županić
    `),
  },
  pl: {
    nationality: "pl",
    order: "given-first",
    given: list(`
      Jakub, Kacper, Mateusz, Michał, Szymon, Filip, Bartosz, Dawid, Patryk, Kamil, Maciej, Piotr, Paweł, Tomasz, Łukasz, Marcin, Adrian, Damian,
      Dominik, Sebastian, Adam, Krzysztof, Wojciech, Grzegorz, Rafał, Karol, Konrad, Oskar, Igor, Wiktor, Antoni, Jan, Stanisław, Mikołaj, Hubert,
      Przemysław, Daniel, Marek, Artur, Arkadiusz, Oliwier, Norbert, Sławomir, Radosław, Tymoteusz, Kajetan
    `),
    family: list(`
      Nowak, Kowalski, Wiśniewski, Wójcik, Kowalczyk, Kamiński, Zieliński, Szymański, Woźniak, Dąbrowski, Kozłowski, Jankowski, Mazur, Kwiatkowski,
      Krawczyk, Kaczmarek, Piotrowski, Grabowski, Zając, Pawłowski, Michalski, Król, Wieczorek, Jabłoński, Wróbel, Nowakowski, Majewski, Olszewski,
      Stępień, Malinowski, Jaworski, Adamczyk, Dudek, Nowicki, Pawlak, Górski, Witkowski, Walczak, Sikora, Baran, Rutkowski, Michalak, Szewczyk,
      Ostrowski, Tomaszewski, Pietrzak, Zalewski, Wróblewski, Marciniak, Jasiński, Zawadzki, Bąk, Jakubowski, Sadowski, Duda, Włodarczyk, Wilk,
      Chmielewski, Borkowski, Sokołowski, Szczepański, Sawicki, Kucharski, Lis, Maciejewski, Kubiak, Kalinowski, Mazurek, Wysocki, Kołodziej
    `),
  },
  dk: {
    nationality: "dk",
    order: "given-first",
    given: list(`
      Mikkel, Rasmus, Mathias, Frederik, Christian, Emil, Magnus, Oliver, Lucas, Victor, Kasper, Nicolai, Jonas, Anders, Simon, Jacob, Mads, Andreas,
      Thomas, Martin, Sebastian, Tobias, Daniel, Benjamin, Alexander, Marcus, Malthe, Noah, William, Oscar, Philip, Morten, Jeppe, Lasse, Søren,
      Patrick, Kristian, Casper, Gustav, Valdemar, Anton, August, Elias, Albert, Asger
    `),
    family: list(`
      Nielsen, Jensen, Hansen, Pedersen, Andersen, Christensen, Larsen, Sørensen, Rasmussen, Jørgensen, Petersen, Madsen, Kristensen, Olsen, Thomsen,
      Christiansen, Poulsen, Johansen, Møller, Mortensen, Knudsen, Jakobsen, Mikkelsen, Olesen, Frederiksen, Laursen, Henriksen, Lund, Schmidt,
      Eriksen, Holm, Kristiansen, Clausen, Simonsen, Svendsen, Andreasen, Iversen, Jeppesen, Mogensen, Jespersen, Nissen, Lauridsen, Frandsen,
      Østergaard, Jepsen, Carlsen, Vestergaard, Jessen, Dahl, Christoffersen, Skov, Bertelsen, Bruun, Lassen, Bach, Gregersen, Friis, Johnsen,
      Steffensen, Kjeldsen, Krogh, Lauritsen, Danielsen, Mathiesen, Winther, Brandt, Toft, Kjær, Dam, Bendtsen
    `),
  },
  se: {
    nationality: "se",
    order: "given-first",
    given: list(`
      Oscar, William, Lucas, Elias, Alexander, Hugo, Oliver, Emil, Filip, Erik, Viktor, Simon, Anton, Gustav, Axel, Albin, Linus, Jonathan, Isak,
      Adam, Sebastian, Rasmus, Jakob, Johan, Marcus, Daniel, Andreas, Mattias, Fredrik, Robin, Niklas, Joakim, Henrik, Jesper, Pontus, Ludvig, Carl,
      David, Melker, Alfred, Edvin, Noel, Nils, August, Samuel, Kristoffer, Amin, Ali
    `),
    family: list(`
      Andersson, Johansson, Karlsson, Nilsson, Eriksson, Larsson, Olsson, Persson, Svensson, Gustafsson, Pettersson, Jonsson, Jansson, Hansson,
      Bengtsson, Jönsson, Lindberg, Jakobsson, Magnusson, Lindström, Olofsson, Lindqvist, Lindgren, Berg, Axelsson, Bergström, Lundberg, Lind,
      Lundgren, Lundqvist, Mattsson, Berglund, Fredriksson, Sandberg, Henriksson, Forsberg, Sjöberg, Wallin, Engström, Eklund, Danielsson, Lundin,
      Håkansson, Björk, Bergman, Gunnarsson, Holm, Wikström, Samuelsson, Isaksson, Fransson, Bergqvist, Nyström, Holmberg, Arvidsson, Löfgren,
      Söderberg, Nyberg, Blomqvist, Claesson, Nordström, Mårtensson, Lundström, Eliasson, Pålsson, Viklund, Björklund, Berggren, Sandström, Nordin,
      Ström, Hedlund
    `),
  },
  no: {
    nationality: "no",
    order: "given-first",
    given: list(`
      Magnus, Markus, Kristian, Andreas, Jonas, Martin, Henrik, Sander, Mathias, Emil, Tobias, Kristoffer, Sondre, Fredrik, Marius, Eirik, Håkon,
      Lars, Ola, Thomas, Alexander, Daniel, Sebastian, Adrian, Elias, Jakob, William, Oskar, Filip, Noah, Isak, Ole, Simen, Vegard, Stian, Petter,
      Even, Espen, Eivind, Jørgen, Sigurd, Mats, Torbjørn, Ulrik, Aksel, Herman, Trym
    `),
    family: list(`
      Hansen, Johansen, Olsen, Larsen, Andersen, Pedersen, Nilsen, Kristiansen, Jensen, Karlsen, Johnsen, Pettersen, Eriksen, Berg, Haugen, Hagen,
      Johannessen, Andreassen, Jacobsen, Dahl, Jørgensen, Halvorsen, Henriksen, Lund, Sørensen, Jakobsen, Moen, Gundersen, Iversen, Strand, Solberg,
      Svendsen, Eide, Knutsen, Martinsen, Paulsen, Bakken, Kristoffersen, Mathisen, Lie, Amundsen, Nguyen, Rasmussen, Lunde, Solheim, Berge, Moe,
      Nygård, Bakke, Kristensen, Fredriksen, Holm, Lien, Hauge, Christensen, Andresen, Nielsen, Knudsen, Evensen, Sæther, Aas, Myhre, Hanssen, Ahmed,
      Thomassen, Simonsen, Sivertsen, Danielsen, Sandvik, Rønning, Arnesen, Næss, Vik
    `),
  },
  ua: {
    nationality: "ua",
    order: "given-first",
    given: list(`
      Oleksandr, Dmytro, Andrii, Serhii, Volodymyr, Mykola, Ivan, Yevhen, Maksym, Vladyslav, Artem, Bohdan, Denys, Roman, Taras, Vitalii, Yurii, Oleh,
      Ihor, Pavlo, Ruslan, Stanislav, Kyrylo, Illia, Mykhailo, Nazar, Danylo, Vadym, Viktor, Yaroslav, Anton, Oleksii, Petro, Heorhii, Ostap,
      Sviatoslav, Eduard, Marko, Tymofii, Valerii, Vasyl, Hlib, Rostyslav, Matvii
    `),
    family: list(`
      Melnyk, Shevchuk, Boiko, Kovalenko, Bondarenko, Tkachenko, Kovalchuk, Kravchenko, Oliinyk, Koval, Polishchuk, Bondar, Tkachuk, Moroz, Marchenko,
      Lysenko, Rudenko, Savchenko, Petrenko, Kravchuk, Klymenko, Ponomarenko, Savchuk, Vasylenko, Levchenko, Kharchenko, Karpenko, Pavlenko,
      Sydorenko, Panchenko, Havryliuk, Romaniuk, Shvets, Hrytsenko, Mazur, Kushnir, Martyniuk, Litvinenko, Kostenko, Zaitsev, Kozak, Didenko,
      Yurchenko, Nazarenko, Honchar, Tymoshchuk, Kolisnyk, Babenko, Bilous, Demchenko, Dovhan, Fedorenko, Hnatiuk, Honcharenko, Ivanchenko, Khomenko,
      Kuzmenko, Lytvyn, Makarenko, Mishchenko, Nesterenko, Onyshchenko, Pylypenko, Prokopenko, Rybak, Semenenko, Sokol, Stetsenko, Tarasenko, Vovk
    `),
  },
  lt: {
    nationality: "lt",
    order: "given-first",
    given: list(`
      Lukas, Mantas, Tomas, Domantas, Marius, Paulius, Rokas, Karolis, Justinas, Deividas, Edvinas, Gytis, Ignas, Jonas, Julius, Laurynas, Martynas,
      Modestas, Nerijus, Osvaldas, Povilas, Ramūnas, Rimantas, Šarūnas, Tadas, Titas, Vaidas, Vytautas, Žygimantas, Aurimas, Arnas, Arvydas, Augustas,
      Benas, Darius, Dovydas, Eimantas, Evaldas, Gediminas, Kristupas, Kasparas, Linas, Matas, Nojus
    `),
    family: list(`
      Kazlauskas, Petrauskas, Jankauskas, Stankevičius, Vasiliauskas, Žukauskas, Butkus, Paulauskas, Urbonas, Kavaliauskas, Ramanauskas, Navickas,
      Baranauskas, Sakalauskas, Savickas, Mockus, Rimkus, Černiauskas, Šimkus, Adomaitis, Balčiūnas, Mažeika, Lukoševičius, Venckus, Bagdonas, Norkus,
      Giedraitis, Jonaitis, Gudaitis, Daugėla, Sabaliauskas, Gricius, Grigonis, Juška, Kairys, Karalius, Kelpša, Klimas, Lapinskas, Leonavičius,
      Lukauskas, Malinauskas, Matulis, Mikalauskas, Mikelionis, Milašius, Morkūnas, Našlėnas, Norvaišas, Pocius, Račkauskas, Ruzgys, Sinkevičius,
      Stonkus, Šulskis, Tamošiūnas, Tamulis, Tubelis, Vaitkus, Valaitis, Varnas, Žilinskas, Zabiela, Zubrus
    `),
  },
  ch: {
    nationality: "ch",
    order: "given-first",
    given: list(`
      Luca, Noah, Nico, Joel, Jan, Fabian, Simon, Silvan, Michael, Dominik, Sandro, Marco, Cédric, Kevin, Loris, Yannick, Pascal, Raphael, Remo,
      Roman, Reto, Stefan, Lukas, David, Elias, Gian, Leandro, Leon, Levin, Matteo, Nils, Tim, Timo, Sven, Mathieu, Bastien, Maxime, Nicolas, Dylan,
      Arben, Blerim, Valon, Besnik, Filip, Ardit, Jonas, Severin
    `),
    family: list(`
      Müller, Meier, Schmid, Keller, Weber, Huber, Meyer, Schneider, Steiner, Fischer, Brunner, Baumann, Gerber, Frei, Moser, Zimmermann, Hofmann,
      Graf, Wyss, Roth, Suter, Baumgartner, Bachmann, Kunz, Berger, Bühler, Kaufmann, Lüthi, Lehmann, Christen, Marti, Egli, Favre, Hofer, Arnold,
      Küng, Bieri, Wenger, Rochat, Stalder, Studer, Ammann, Odermatt, Zürcher, Burri, Kälin, Bernasconi, Rossi, Bianchi, Rey, Martin, Blanc, Maeder,
      Aebischer, Hess, Imhof, Krasniqi, Berisha, Gashi, Shala, Hoxha, Morina, Jovanović, Schwab, Stocker, Vogel, Widmer, Zbinden, Hunziker, Ackermann
    `),
  },
  at: {
    nationality: "at",
    order: "given-first",
    given: list(`
      Lukas, David, Florian, Maximilian, Michael, Thomas, Daniel, Dominik, Alexander, Stefan, Christoph, Philipp, Patrick, Fabian, Sebastian, Tobias,
      Simon, Jakob, Jonas, Felix, Matthias, Manuel, Marco, Marcel, Kevin, Raphael, Julian, Moritz, Paul, Elias, Andreas, Benedikt, Bernhard, Clemens,
      Valentin, Leopold, Johannes, Georg, Markus, Mario, Nikolaus, Niklas, Leon, Oliver, Samuel, Emir
    `),
    family: list(`
      Gruber, Huber, Bauer, Wagner, Müller, Pichler, Steiner, Moser, Mayer, Hofer, Leitner, Berger, Fuchs, Eder, Fischer, Schmid, Winkler, Weber,
      Schwarz, Maier, Schneider, Reiter, Mayr, Schmidt, Wimmer, Egger, Brunner, Lang, Baumgartner, Auer, Binder, Lechner, Wolf, Wallner, Aigner,
      Ebner, Koller, Lehner, Haas, Schuster, Heilig, Strasser, Haider, Stadler, Böhm, Koch, Holzer, Stöger, Kaiser, Lackner, Winter, Wieser, Fink,
      Kern, Konrad, Hauser, Hofmann, Riegler, Hofbauer, Fasching, Rainer, Thaler, Kaufmann, Krenn, Zach, Zauner, Jovanović, Petrović, Hodžić, Yildirim
    `),
  },
  cz: {
    nationality: "cz",
    order: "given-first",
    given: list(`
      Jakub, Jan, Tomáš, Adam, Ondřej, Martin, Lukáš, Matěj, Vojtěch, David, Filip, Petr, Michal, Daniel, Dominik, Marek, Pavel, Jiří, Václav, Josef,
      Patrik, Antonín, Aleš, Radek, Roman, Štěpán, Šimon, Vladimír, Zdeněk, Miroslav, Milan, Libor, Karel, Denis, Robin, Viktor, Kryštof, Samuel,
      Radim, Robert, Jaroslav, Matyáš, Oldřich, Bohumil
    `),
    family: list(`
      Novák, Svoboda, Novotný, Dvořák, Černý, Procházka, Kučera, Veselý, Horák, Němec, Marek, Pospíšil, Pokorný, Hájek, Král, Jelínek, Růžička, Beneš,
      Fiala, Sedláček, Doležal, Zeman, Kolář, Navrátil, Čermák, Vaněk, Urban, Blažek, Kříž, Kopecký, Kratochvíl, Bartoš, Vlček, Polák, Musil, Kadlec,
      Šimek, Konečný, Malý, Čech, Štěpánek, Staněk, Holub, Dostál, Soukup, Šťastný, Mareš, Moravec, Sýkora, Tichý, Valenta, Vávra, Matoušek, Bláha,
      Říha, Ševčík, Bureš, Hruška, Mašek, Pavlík, Dušek, Janda, Hrubý, Havlíček, Bednář, Beran, Kraus, Toman, Vacek, Zelenka
    `),
  },
} satisfies Record<string, NamePool>;
