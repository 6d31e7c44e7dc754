import { list, type NamePool } from "./pool.ts";

export const asiaOceania = {
  in: {
    nationality: "in",
    order: "given-first",
    given: list(`
      Rahul, Arjun, Rohit, Amit, Vikram, Aditya, Akash, Abhishek, Anirudh, Ashish, Ayush, Brandon, Deepak, Farukh, Gurpreet, Harish, Ishan, Jerry,
      Karan, Kiran, Lalrinzuala, Manvir, Mohammed, Naveen, Nikhil, Nishu, Pawan, Pranav, Prashanth, Rajesh, Rakesh, Roshan, Sahal, Sandeep, Sanjay,
      Saurav, Seiminlen, Sivasakthi, Subhasish, Suresh, Udanta, Vinay, Vishal, Yash, Lalengmawia, Bipin, Dheeraj, Jithin, Suhail, Amarjit
    `),
    family: list(`
      Singh, Kumar, Sharma, Das, Roy, Nair, Menon, Pillai, Reddy, Rao, Fernandes, D'Souza, Pereira, Rodrigues, Gomes, Bose, Ghosh, Mondal, Sarkar,
      Dutta, Mukherjee, Chatterjee, Banerjee, Biswas, Paul, Ahmed, Ali, Khan, Ansari, Shaikh, Patel, Shah, Mehta, Joshi, Verma, Gupta, Yadav, Chauhan,
      Rathore, Thakur, Gill, Sandhu, Dhillon, Sidhu, Bhatt, Rawat, Negi, Thapa, Gurung, Rai, Tamang, Lepcha, Bhutia, Ralte, Sailo, Hmar, Khongsai,
      Haokip, Kamei, Meitei, Moirangthem, Ningthoujam, Laishram, Thounaojam, Iyer, Murugan, Krishnan, Varghese, Thomas
    `),
  },
  uz: {
    nationality: "uz",
    order: "given-first",
    given: list(`
      Jasur, Sardor, Bobur, Otabek, Ulugbek, Shohruh, Aziz, Jamshid, Dilshod, Farrukh, Sherzod, Rustam, Timur, Akmal, Alisher, Anvar, Azizbek, Bekzod,
      Botir, Davron, Dostonbek, Doniyor, Elyor, Eldor, Farhod, Husniddin, Ibrohim, Islom, Javohir, Jahongir, Khojiakbar, Khojimat, Lochin, Mirjalol,
      Murod, Nodir, Odil, Oston, Rahmatulla, Sanjar, Saidazamat, Shahzod, Umar, Umid, Vladimir, Zafar, Ziyoviddin, Abdulla
    `),
    family: list(`
      Karimov, Rakhimov, Yusupov, Abdullaev, Ismoilov, Tursunov, Umarov, Saidov, Nazarov, Kholmatov, Mirzaev, Alimov, Aliev, Akhmedov, Azimov,
      Bakirov, Bekmurodov, Boltaev, Djuraev, Egamberdiev, Ergashev, Gafurov, Ganiev, Hakimov, Hamidov, Hasanov, Ibragimov, Isakov, Juraev, Kadirov,
      Kamolov, Khaydarov, Khudoyberdiev, Kodirov, Komilov, Latipov, Mahmudov, Mamatov, Mansurov, Muminov, Murodov, Musaev, Mukhammadiev, Nabiev,
      Nematov, Normatov, Ochilov, Olimov, Ortikov, Pulatov, Qosimov, Rajabov, Rasulov, Rustamov, Sadullaev, Salimov, Sattorov, Sharipov, Sobirov,
      Sultonov, Tashpulatov, Toshmatov, Turaev, Usmonov, Vohidov, Yakubov, Zokirov
    `),
  },
  au: {
    nationality: "au",
    order: "given-first",
    given: list(`
      Jack, Joshua, Lachlan, Thomas, Matthew, James, Daniel, Nicholas, Benjamin, Samuel, Ryan, Liam, Jordan, Dylan, Mitchell, Cameron, Jake, Luke,
      Connor, Harrison, Alexander, Adam, Riley, Cooper, Ethan, Max, Noah, Oliver, William, Lucas, Nathan, Kye, Jacob, Zac, Brandon, Aaron, Callum,
      Jayden, Bailey, Angus, Harry, Anthony, Marco, Stefan, Dimitri, Nikola, Ali, Mohamed, Kusini, Garang
    `),
    family: list(`
      Smith, Jones, Williams, Brown, Wilson, Taylor, Johnson, White, Martin, Anderson, Thompson, Thomas, Walker, Harris, Lee, Ryan, Robinson, Kelly,
      King, Campbell, Davis, Wright, Evans, Hall, Green, Wood, Roberts, Young, Clarke, Mitchell, Allen, Scott, Lewis, Phillips, Edwards, Murphy,
      Turner, Hill, Cooper, Morris, Watson, Baker, Parker, Moore, Morgan, Bell, Bailey, Collins, Kennedy, Hughes, Stewart, Nguyen, Papadopoulos,
      Rossi, Russo, Costa, Kovačević, Petrov, Nikolaou, Georgiou, Deng, Mabor, Majok, Toure, Fraser, Hunter, Sullivan, Simpson, Gibson, Marshall
    `),
  },
  nz: {
    nationality: "nz",
    order: "given-first",
    given: list(`
      Jack, Joshua, Liam, Daniel, Ryan, Thomas, James, Samuel, Benjamin, Jacob, William, Matthew, Luke, Caleb, Connor, Ethan, Hunter, Oliver, Logan,
      Max, Cameron, Callum, Jayden, Alex, Nathan, Dane, Storm, Clayton, Elijah, Finn, Hamish, Jesse, Joe, Kees, Lachlan, Marko, Niko, Oskar, Reuben,
      Sarpreet, Stefan, Tane, Te Ariki, Tim, Toby, Tyler, Wiremu, Corey
    `),
    family: list(`
      Smith, Wilson, Williams, Brown, Taylor, Jones, Singh, Anderson, Thompson, Patel, Walker, Scott, Campbell, Johnson, Thomas, Robinson, King,
      Young, Clark, Harris, Mitchell, Wright, Martin, Stewart, Robertson, Moore, Kelly, Hall, Miller, Ryan, Murphy, Lee, Green, Morgan, Harrison,
      Graham, Ward, Watson, Hughes, Bell, Cooper, Reid, MacDonald, Hill, Turner, Edwards, Parker, Marshall, Fraser, McKenzie, Simpson, Henderson,
      Collins, Bennett, Barnes, Tamati, Paki, Ngata, Rangi, Tuhiwai, Parata, Faleolo, Taufa, Leota, Tuilagi, Fonoti, Sinclair, Hohepa
    `),
  },
} satisfies Record<string, NamePool>;
