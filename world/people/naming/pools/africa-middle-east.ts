import { list, type NamePool } from "./pool.ts";

export const africaMiddleEast = {
  il: {
    nationality: "il",
    order: "given-first",
    given: list(`
      Omer, Noam, Itay, Yonatan, Daniel, David, Eden, Guy, Idan, Lior, Roi, Tal, Yuval, Amit, Ariel, Aviv, Bar, Dor, Eitan, Elad, Eli, Gal, Gil, Ido,
      Ilay, Lidor, Matan, Moshe, Nadav, Nir, Niv, Ofek, Ofir, Ohad, Or, Oren, Oz, Ran, Raz, Ron, Shai, Shlomi, Tomer, Uri, Yam, Yarden, Yoav, Yossi,
      Ahmad, Mahmoud
    `),
    family: list(`
      Cohen, Levi, Mizrahi, Peretz, Biton, Dahan, Avraham, Friedman, Malka, Azoulay, Katz, Yosef, David, Amar, Ohayon, Hadad, Gabay, Ben David, Adri,
      Levy, Tal, Klein, Khoury, Shapira, Segal, Golan, Haim, Elbaz, Ben Shimon, Hazan, Sasson, Shalom, Vaknin, Suissa, Edri, Barak, Bar, Baruch,
      Ben Haim, Ben Ami, Carmi, Dayan, Eliyahu, Ezra, Farkash, Gershon, Goldberg, Gutman, Harel, Kaplan, Keren, Lavi, Maimon, Malul, Masarwa, Mansour,
      Meir, Nahmani, Natan, Ohana, Oz, Revivo, Rosen, Saban, Shaked, Sharabi, Shem Tov, Shitrit, Sror, Tzadok, Yehezkel, Zohar
    `),
  },
  ir: {
    nationality: "ir",
    order: "given-first",
    given: list(`
      Mohammad, Ali, Hossein, Amir, Mehdi, Reza, Hamed, Saeed, Milad, Omid, Morteza, Mojtaba, Majid, Masoud, Vahid, Farshad, Farzad, Kaveh, Siavash,
      Arash, Arman, Behnam, Danial, Ehsan, Esmaeil, Iman, Jafar, Javad, Kamal, Karim, Mahdi, Mohsen, Mostafa, Navid, Peyman, Pouria, Rouzbeh, Sajjad,
      Shahin, Shahab, Sina, Soroush, Yaser, Younes, Aref, Abolfazl
    `),
    family: list(`
      Mohammadi, Hosseini, Ahmadi, Karimi, Moradi, Rezaei, Jafari, Rahimi, Heydari, Hashemi, Ebrahimi, Mousavi, Ghasemi, Sadeghi, Akbari, Rostami,
      Kazemi, Asadi, Soleimani, Amiri, Mohseni, Bagheri, Abbasi, Salehi, Nazari, Alizadeh, Shirazi, Ghorbani, Zare, Sharifi, Eskandari, Norouzi,
      Khosravi, Najafi, Yousefi, Rahmani, Bahrami, Farahani, Ghaffari, Gholami, Habibi, Jalali, Jamshidi, Kamali, Khalili, Kiani, Maleki, Mirzaei,
      Naderi, Nouri, Parsa, Pourali, Rafiei, Ranjbar, Sabeti, Safari, Shafiei, Shojaei, Taheri, Tavakoli, Torkaman, Vaezi, Yazdani, Zamani, Zarei,
      Tehrani
    `),
  },
  sa: {
    nationality: "sa",
    order: "given-first",
    given: list(`
      Mohammed, Abdullah, Abdulrahman, Fahad, Khalid, Saud, Sultan, Turki, Nasser, Faisal, Ali, Ahmed, Hassan, Hussain, Ibrahim, Omar, Saleh, Yasser,
      Yahya, Ziyad, Abdulaziz, Abdulelah, Abdulmalik, Abdulmajeed, Ayman, Bandar, Hamad, Hattan, Haroune, Mansour, Meshari, Mohannad, Moteb, Muhannad,
      Mukhtar, Nawaf, Nayef, Rakan, Riyadh, Saad, Sami, Talal, Waleed, Marwan, Majed
    `),
    family: list(`
      Al-Ghamdi, Al-Qahtani, Al-Harbi, Al-Otaibi, Al-Zahrani, Al-Shehri, Al-Mutairi, Al-Dosari, Al-Shammari, Al-Anazi, Al-Juhani, Al-Subaie, Al-Asiri,
      Al-Maliki, Al-Balawi, Al-Bishi, Al-Shahrani, Al-Yami, Al-Khaibari, Al-Rashidi, Al-Saedi, Al-Sulami, Al-Thaqafi, Al-Hazmi, Al-Faraj, Al-Enezi,
      Al-Amri, Al-Bakri, Al-Buraikan, Al-Daajani, Al-Fadhel, Al-Hamdan, Al-Hejji, Al-Jaber, Al-Johani, Al-Khathami, Al-Khalifa, Al-Mansour, Al-Mousa,
      Al-Mowalad, Al-Najei, Al-Nasser, Al-Omari, Al-Qarni, Al-Rubaie, Al-Saleh, Al-Salem, Al-Sahafi, Al-Shaikh, Al-Tamimi, Al-Waked, Al-Zubaidi,
      Asiri, Bahebri, Hawsawi, Hazazi, Majrashi, Fallatah, Madkhali, Sharahili, Barnawi, Takrouni
    `),
  },
  ae: {
    nationality: "ae",
    order: "given-first",
    given: list(`
      Mohammed, Ahmed, Ali, Khalid, Sultan, Saif, Rashid, Hamad, Majid, Omar, Abdullah, Abdulrahman, Abdulaziz, Saeed, Salem, Yousif, Zayed, Mansoor,
      Tahnoon, Hamdan, Khalfan, Obaid, Eisa, Ibrahim, Ismail, Jassim, Khamis, Mayed, Marwan, Mubarak, Nasser, Adel, Ayoub, Bandar, Faisal, Fahad,
      Hareb, Hassan, Hussain, Waleed, Yahya, Yaqoub, Humaid, Suhail
    `),
    family: list(`
      Al-Mansoori, Al-Shamsi, Al-Kaabi, Al-Mazrouei, Al-Nuaimi, Al-Dhaheri, Al-Hammadi, Al-Zaabi, Al-Marzouqi, Al-Suwaidi, Al-Ketbi, Al-Ali,
      Al-Balooshi, Al-Ameri, Al-Mheiri, Al-Falasi, Al-Mulla, Al-Hosani, Al-Nahdi, Al-Blooshi, Al-Attas, Al-Ahbabi, Al-Amoodi, Al-Hashmi, Al-Jaberi,
      Al-Jneibi, Al-Junaibi, Al-Kamali, Al-Khoori, Al-Kuwaiti, Al-Maazmi, Al-Maamari, Al-Marri, Al-Matrooshi, Al-Menhali, Al-Muhairi, Al-Muhairbi,
      Al-Naqbi, Al-Neyadi, Al-Qaydi, Al-Qubaisi, Al-Romaithi, Al-Saadi, Al-Sabri, Al-Sharji, Al-Shehhi, Al-Suwaiji, Al-Tamimi, Al-Tayer, Al-Tunaiji,
      Al-Yahyaei, Al-Zarooni, Abdulla, Ibrahim, Juma, Salmeen, Saleh, Barman, Abbas, Al-Mesmari, Al-Raeesi
    `),
  },
  qa: {
    nationality: "qa",
    order: "given-first",
    given: list(`
      Mohammed, Abdullah, Ahmed, Ali, Hamad, Khalid, Jassim, Nasser, Saad, Tameem, Yousef, Abdulaziz, Abdulkarim, Abdulrahman, Bassam, Boualem, Fahad,
      Hassan, Hussain, Ibrahim, Ismail, Issa, Khalfan, Mahdi, Meshaal, Mostafa, Mubarak, Musab, Naif, Omar, Rashid, Saif, Salah, Salem, Salman,
      Sultan, Tarek, Thani, Waleed, Yasser, Youssef, Homam, Assim, Lucas
    `),
    family: list(`
      Al-Kuwari, Al-Marri, Al-Sulaiti, Al-Mannai, Al-Kaabi, Al-Naimi, Al-Hajri, Al-Dosari, Al-Mohannadi, Al-Emadi, Al-Ansari, Al-Attiyah, Al-Baker,
      Al-Ghanim, Al-Jaber, Al-Khater, Al-Khelaifi, Al-Malki, Al-Marzouqi, Al-Mulla, Al-Muraikhi, Al-Muftah, Al-Nuaimi, Al-Obaidly, Al-Qahtani,
      Al-Rayahi, Al-Romaihi, Al-Sada, Al-Shahwani, Al-Shammari, Al-Sowaidi, Al-Subaie, Al-Tamimi, Al-Yafei, Al-Yazidi, Al-Zeyara, Al-Ahbabi, Al-Ali,
      Al-Amadi, Al-Bloushi, Al-Brake, Al-Darwish, Al-Fadhala, Al-Haidos, Al-Hassan, Al-Hitmi, Al-Jalabi, Al-Janahi, Al-Kubaisi, Al-Laqta, Al-Mahmoud,
      Al-Misnad, Al-Rumaihi, Al-Sheeb, Al-Thani, Fadlalla, Hatem, Khoukhi, Abdelsalam, Elamin, Ibrahim, Suleiman, Mousa
    `),
  },
  eg: {
    nationality: "eg",
    order: "given-first",
    given: list(`
      Mohamed, Ahmed, Mahmoud, Mostafa, Omar, Ali, Amr, Karim, Hossam, Ramadan, Youssef, Ziad, Abdallah, Abdelrahman, Ayman, Ashraf, Akram, Bassem,
      Emad, Essam, Fady, Hamdi, Hany, Hassan, Hazem, Hesham, Hussein, Ibrahim, Islam, Khaled, Marwan, Mazen, Mido, Nabil, Nader, Osama, Ragab, Ramy,
      Saad, Saif, Salah, Sherif, Tarek, Walid, Yasser
    `),
    family: list(`
      Mohamed, Ahmed, Ibrahim, Hassan, Ali, Mahmoud, Hussein, El-Sayed, Mostafa, Abdelrahman, Abdallah, Said, Kamal, Fathy, Gaber, Ashour, Hegazy,
      Hamdy, Samir, Gamal, Nasser, Ragab, Saleh, Shaaban, Sobhi, Soliman, Tawfik, Youssef, Zaki, Abdelaziz, Abdelfattah, Abdelhamid, Abdelkader,
      Abdelmonem, Abou Zeid, Adel, Amin, Anwar, Ashraf, Atef, Attia, Awad, Ayoub, Badr, Bakr, Barakat, Bayoumi, Darwish, Eid, El-Masry, El-Naggar,
      El-Shafei, El-Wakil, Farag, Farouk, Galal, Ghali, Hafez, Halim, Helmy, Ismail, Khalil, Lotfy, Mansour, Metwally, Morsy, Nabil, Rabia, Ramzy,
      Refaat, Sabry, Shawky, Tantawy
    `),
  },
  ma: {
    nationality: "ma",
    order: "given-first",
    given: list(`
      Mohamed, Youssef, Achraf, Hamza, Ayoub, Soufiane, Amine, Anass, Zakaria, Ilias, Bilal, Badr, Ismail, Omar, Mehdi, Yassine, Nabil, Adil,
      Abdelali, Abdelhak, Abderrahim, Abdessamad, Aymane, Azzedine, Driss, El Mehdi, Fouad, Ghanem, Hicham, Hassan, Imad, Jamal, Jawad, Karim, Khalid,
      Marouane, Mourad, Noussair, Othmane, Oussama, Reda, Saad, Salim, Tarik, Walid, Yahya, Younes
    `),
    family: list(`
      El Amrani, Alaoui, Bennani, Tazi, Idrissi, El Fassi, Berrada, Chraibi, Benjelloun, El Khattabi, Bouazza, Zerouali, Ait Ali, Ouali, Belhaj,
      El Mansouri, Haddadi, El Idrissi, Naciri, Lahlou, Sebti, Kettani, Filali, Tahiri, Cherkaoui, Slaoui, Ziani, Moutaouakil, Ouazzani, El Ghazi,
      El Hajji, El Kaddouri, El Ouardi, Benali, Benchekroun, Bensaid, Bouchaib, Boukhari, Boussaid, Chaabi, Chakir, Daoudi, El Bakkali, El Yousfi,
      El Moussaoui, Fikri, Ghazouani, Guessous, Hafidi, Hamdaoui, Jabri, Kabbaj, Karimi, Khalfi, Laaroussi, Lamrani, Makhloufi, Mernissi, Mouhib,
      Nejjar, Ouahbi, Rachidi, Rahmouni, Sabir, Saidi, Skalli, Touhami, Yacoubi, Zniber
    `),
  },
  dz: {
    nationality: "dz",
    order: "given-first",
    given: list(`
      Mohamed, Ahmed, Abdelkader, Ali, Amine, Anis, Aymen, Badreddine, Baghdad, Bilal, Chakib, Djamel, El Hadi, Fares, Farid, Fouad, Hakim, Hamza,
      Haris, Hicham, Houssam, Ibrahim, Ilyes, Islam, Karim, Khaled, Lyes, Mehdi, Mokhtar, Mourad, Nabil, Nadir, Oussama, Raouf, Redouane, Riyad, Said,
      Samir, Sofiane, Tarek, Walid, Yacine, Youcef, Zakaria, Zinedine
    `),
    family: list(`
      Benali, Bouzid, Saidi, Brahimi, Belkacem, Hamdi, Khelifi, Meziane, Cherif, Boudiaf, Bensaid, Mansouri, Ziani, Amrani, Belaid, Belhadj, Benaissa,
      Benamar, Benbrahim, Benchaib, Bendjelloul, Benhamou, Benmoussa, Benyahia, Berkani, Boualem, Bouchareb, Boudjema, Bouguerra, Boukhalfa,
      Boumediene, Bounab, Bouras, Bouteldja, Chaoui, Chergui, Djabri, Djebbar, Djeziri, Ferhat, Ghezali, Guerfi, Hachemi, Haddad, Hadji, Hamadache,
      Kaci, Kadri, Kerrar, Khaldi, Laribi, Larbi, Lounici, Maamri, Mebarki, Medjani, Merah, Messaoudi, Mokrani, Nouri, Ouali, Rahmani, Sahraoui,
      Slimani, Taleb, Tahar, Yahiaoui, Zerrouki, Zitouni
    `),
  },
  tn: {
    nationality: "tn",
    order: "given-first",
    given: list(`
      Mohamed, Ahmed, Ali, Amine, Anis, Aymen, Bilel, Chaker, Dylan, Elyes, Fakhreddine, Fares, Ferjani, Firas, Ghaith, Hamza, Haythem, Hazem,
      Houssem, Iheb, Issam, Khalil, Malek, Marouane, Mehdi, Montassar, Mootez, Mouez, Nader, Naim, Oussama, Rami, Saber, Saad, Seifeddine, Skander,
      Slim, Taha, Wajdi, Wissem, Yassine, Youssef, Zied, Alaa
    `),
    family: list(`
      Trabelsi, Ben Ali, Gharbi, Jaziri, Mejri, Hammami, Ayari, Chaabane, Dridi, Jebali, Khelifi, Mabrouk, Ben Salah, Ben Youssef, Bouazizi, Riahi,
      Abidi, Amri, Aouadi, Arfaoui, Ayadi, Azizi, Baccouche, Bahri, Belhaj, Ben Amor, Ben Hassine, Ben Mansour, Ben Othman, Bouhlel, Boughanmi,
      Chebbi, Cherni, Chouchane, Daoud, Ferchichi, Ghribi, Guesmi, Haddad, Hamdi, Hamrouni, Jlassi, Jouini, Kallel, Karoui, Khalfallah, Khemiri,
      Laabidi, Lahmar, Mahjoub, Mansouri, Mathlouthi, Mbarki, Meddeb, Mhamdi, Nasri, Ouni, Rekik, Rezgui, Saidi, Souissi, Tlili, Toumi, Zouari, Zribi
    `),
  },
  ng: {
    nationality: "ng",
    order: "given-first",
    given: list(`
      Emmanuel, Samuel, Chinedu, Ifeanyi, Chukwuemeka, Tunde, Segun, Kelechi, Victor, Moses, Ahmed, Musa, Ibrahim, Abdullahi, Sani, Taiwo, Kehinde,
      Ayodele, Babatunde, Chidera, Chidi, Chigozie, Chisom, Daniel, David, Ebuka, Emeka, Favour, Femi, Gabriel, Godwin, Henry, Ikechukwu, Isaac, John,
      Joseph, Kayode, Kenneth, Nnamdi, Obinna, Oluwaseun, Olumide, Paul, Peter, Raphael, Simon, Stanley, Sunday, Temitope, Uche, Wale, Zubairu
    `),
    family: list(`
      Okafor, Adeyemi, Okonkwo, Ibrahim, Eze, Musa, Balogun, Okoro, Nwosu, Abubakar, Adebayo, Mohammed, Ogunleye, Olatunji, Chukwu, Obi, Okeke, Usman,
      Yusuf, Adeleke, Bello, Nwankwo, Ojo, Lawal, Aliyu, Uzoma, Umar, Onuoha, Okpara, Okoye, Ogbu, Oladipo, Odili, Nwachukwu, Nnadi, Njoku, Mba, Madu,
      Lawson, Kalu, Iwu, Igwe, Idowu, Ezeh, Etim, Effiong, Edet, Danladi, Chima, Bassey, Babalola, Azubuike, Ayodeji, Anyanwu, Amadi, Alabi, Akpan,
      Akinola, Akande, Ajayi, Agu, Afolabi, Adewale, Adekunle, Adamu, Abiodun, Salami, Sule
    `),
  },
  gh: {
    nationality: "gh",
    order: "given-first",
    given: list(`
      Kwame, Kofi, Kwabena, Kwaku, Yaw, Kwasi, Emmanuel, Samuel, Daniel, Joseph, Isaac, Richard, Prince, Benjamin, Ebenezer, Felix, Frank, Francis,
      George, Gideon, Ernest, Evans, Baba, Abdul, Alhassan, Alidu, Clement, David, Dennis, Derrick, Desmond, Edmund, Elisha, Eric, Fatawu, Godfred,
      Ibrahim, Issah, Jonathan, Jeffrey, Jerome, Joshua, Kamal, Kingsley, Lawrence, Michael, Nana, Patrick, Razak, Salis, Stephen
    `),
    family: list(`
      Mensah, Owusu, Osei, Boateng, Asante, Appiah, Agyemang, Amoah, Addo, Adjei, Acheampong, Opoku, Ofori, Sarpong, Antwi, Asamoah, Ansah, Arthur,
      Annan, Awuah, Baidoo, Bonsu, Darko, Danso, Donkor, Frimpong, Gyamfi, Kwarteng, Kyei, Lamptey, Mohammed, Nartey, Nkrumah, Nyarko, Obeng, Odoi,
      Okyere, Oppong, Oteng, Quansah, Quaye, Sackey, Salifu, Seidu, Tetteh, Tawiah, Yeboah, Yakubu, Abubakari, Abu, Aboagye, Adomako, Afriyie, Agyei,
      Aidoo, Akoto, Alhassan, Amankwah, Ampofo, Andoh, Ankrah, Aryee, Asiedu, Attah, Badu, Boadu, Botchway, Bediako
    `),
  },
  sn: {
    nationality: "sn",
    order: "given-first",
    given: list(`
      Mamadou, Ousmane, Moussa, Cheikh, Ibrahima, Abdoulaye, Pape, Amadou, Modou, Serigne, El Hadji, Alioune, Assane, Babacar, Badou, Bamba, Boubacar,
      Boulaye, Daouda, Demba, Djibril, Fodé, Formose, Habib, Iliman, Ismaïla, Khadim, Krépin, Lamine, Lassana, Malick, Mame, Mbaye, Mor, Moustapha,
      Omar, Saliou, Samba, Seydou, Sidy, Souleymane, Tidiane, Youssouf, Abdou
    `),
    family: list(`
      Diop, Ndiaye, Fall, Diouf, Sow, Ba, Sy, Gueye, Faye, Sarr, Seck, Niang, Cissé, Diallo, Thiam, Mbaye, Diagne, Camara, Sène, Ka, Kane, Ly, Dieng,
      Samb, Ndour, Touré, Sané, Diatta, Badji, Sagna, Coly, Diédhiou, Goudiaby, Manga, Mendy, Gomis, Preira, Dia, Dramé, Kanté, Konaté, Sylla, Tall,
      Wade, Wagué, Lô, Mbodj, Mboup, Ndao, Ndoye, Ngom, Nguer, Pouye, Sakho, Sambou, Senghor, Tambédou, Thiaw, Thioub, Tine, Traoré, Bodian, Boye,
      Cissokho
    `),
  },
  ci: {
    nationality: "ci",
    order: "given-first",
    given: list(`
      Koffi, Kouassi, Yao, Konan, Kouadio, Kouamé, Ibrahim, Moussa, Seydou, Souleymane, Jean, Serge, Franck, Wilfried, Didier, Maxwell, Eric, Simon,
      Ghislain, Odilon, Oumar, Mamadou, Adama, Aboubacar, Amad, Ange, Arouna, Bakary, Brice, Chris, Christian, Cyriac, Emmanuel, Evann, Fousseni, Guy,
      Hamed, Hervé, Idrissa, Issouf, Junior, Karim, Lacina, Lassina, Romaric, Salif, Stéphane, Vakoun, Yves
    `),
    family: list(`
      Kouassi, Koné, Traoré, Ouattara, Coulibaly, Kouadio, Kouamé, Konan, Yao, Koffi, N'Guessan, Bamba, Diabaté, Touré, Diomandé, Fofana, Cissé,
      Doumbia, Sylla, Sanogo, Soro, Silué, Yéo, Dao, Diarrassouba, Dosso, Kamagaté, Keïta, Konaté, Sangaré, Sidibé, Soumahoro, Tiémélé, Aka, Adou,
      Ahoua, Akpa, Amani, Assi, Atta, Bedi, Beugré, Bohoui, Boka, Brou, Dago, Djédjé, Ehouman, Gbagbo, Gnagno, Gnahoré, Gohi, Gohou, Gouamené, Kacou,
      Kipré, Kodjo, Kra, Lago, Mambé, N'Dri, N'Zi, Oulaï, Seri, Tapé, Yapi, Zadi
    `),
  },
  cm: {
    nationality: "cm",
    order: "given-first",
    given: list(`
      Jean, Pierre, Eric, Vincent, Christian, Nicolas, Georges, Stéphane, Benjamin, Collins, Ambroise, André, Arnaud, Bryan, Cédric, Charles, Clinton,
      Devis, Didier, Emmanuel, Fabrice, Fai, Frank, Gaël, Harold, Ignatius, Jérôme, Joël, Karl, Landry, Martin, Maxim, Michael, Moumi, Olivier,
      Patrick, Paul, Rigobert, Robert, Samuel, Serge, Simon, Steve, Thierry, Yvan, Franck, Junior
    `),
    family: list(`
      Mbarga, Nkoulou, Mvondo, Ngono, Abega, Atangana, Essomba, Fouda, Mballa, Owona, Tchouta, Tchoupo, Kamga, Kamdem, Fotso, Djoumessi, Feudjou,
      Tagne, Talla, Tchamba, Tchatchoua, Wamba, Nana, Njoya, Nchare, Mbouombouo, Ngoue, Ebongue, Ekambi, Elong, Eyenga, Epassy, Etame, Etoundi, Ewane,
      Bassong, Bekolo, Bikoko, Bong, Douala, Enow, Fai, Ngam, Nfor, Nji, Tabi, Tambe, Tanyi, Ayuk, Agbor, Oyongo, Zoua, Hamadou, Oumarou, Bello,
      Moussa, Ngadeu, Ntcham, Ongolo, Zambo, Nlend, Mbida
    `),
  },
  cd: {
    nationality: "cd",
    order: "given-first",
    given: list(`
      Christian, Cédric, Jean, Arthur, Chancel, Dieumerci, Yannick, Gaël, Meschack, Théo, Samuel, Glody, Jonathan, Joël, Marcel, Merveille, Neeskens,
      Paul, Silas, Simon, Benik, Brian, Charles, Dylan, Edo, Elia, Fabrice, Fiston, Grady, Héritier, Héri, Jackson, Jordan, Junior, Lionel, Lévi,
      Marc, Matthieu, Mickaël, Nathan, Patrick, Rocky, Trésor, William, Yoane
    `),
    family: list(`
      Ilunga, Mbuyi, Kabongo, Mukendi, Kalala, Tshibangu, Mutombo, Kasongo, Ngoy, Mwamba, Mulumba, Kabamba, Kabeya, Tshimanga, Ntumba, Kalonji,
      Kazadi, Bolingo, Bokila, Botaka, Elimbi, Ikoko, Ilongo, Kanda, Kapinga, Katanga, Kayembe, Kiala, Kimbangu, Kisombe, Kitoko, Kongolo, Lokwa,
      Luamba, Lubaki, Lukusa, Lusala, Mabiala, Makiese, Makumbi, Matondo, Mavinga, Mayele, Mbala, Mbombo, Mpasi, Mpeko, Mukoko, Mulongo, Mutamba,
      Muya, Ndombe, Ngandu, Ngoma, Nsimba, Nzuzi, Pembele, Tshikala, Wamba, Zola
    `),
  },
  za: {
    nationality: "za",
    order: "given-first",
    given: list(`
      Thabo, Sipho, Lebogang, Themba, Siyabonga, Bongani, Tshepo, Kagiso, Mpho, Sibusiso, Lwazi, Mandla, Musa, Nkosinathi, Ayanda, Andile, Bandile,
      Bheki, Bradley, Brandon, Dean, Dumisani, Evidence, Fortune, Grant, Innocent, Itumeleng, Jabulani, Kamohelo, Karabo, Keagan, Lindokuhle, Luke,
      Lungile, Luther, Mduduzi, Mothobi, Njabulo, Oswin, Phathutshedzo, Reeve, Ricardo, Rushine, Sandile, Sifiso, Siphesihle, Teboho, Thembinkosi,
      Thulani, Vusi, Zakhele, Zuko
    `),
    family: list(`
      Nkosi, Dlamini, Mokoena, Ndlovu, Khumalo, Mthembu, Sithole, Zulu, Mkhize, Molefe, Botha, van Wyk, Naidoo, Pillay, Jacobs, Adams, Williams,
      Abrahams, Baloyi, Buthelezi, Cele, Chauke, Gumede, Hlongwane, Kekana, Khoza, Khosa, Kunene, Lekoto, Letsoalo, Mabaso, Mabena, Mabuza, Madonsela,
      Mahlangu, Makgopa, Makhanya, Maluleka, Mashaba, Masango, Mashego, Masuku, Mathebula, Mbatha, Mbele, Mhlongo, Mkhwanazi, Mnguni, Modise,
      Mofokeng, Mohlala, Moloi, Motaung, Mthethwa, Ndaba, Ngcobo, Ngwenya, Ntuli, Nxumalo, Petersen, Phiri, Radebe, Ramokgopa, Sibanda, Sibiya, Tau,
      Tshabalala, Vilakazi, Xaba, Zungu, Zwane
    `),
  },
} satisfies Record<string, NamePool>;
