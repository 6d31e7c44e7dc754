import { list } from "./pool.ts";

/** Towns players are born in, by nationality. */
export const birthPlaces: Readonly<Record<string, readonly string[]>> = {
  "gb-eng": list(
    "London, Manchester, Birmingham, Liverpool, Leeds, Sheffield, Newcastle upon Tyne, Nottingham, Bristol, Leicester, Sunderland, Stoke-on-Trent, Wolverhampton, Southampton, Portsmouth, Croydon, Barnsley, Bolton, Blackburn, Derby, Reading, Ipswich, Norwich, Hull, Watford",
  ),
  "gb-sct": list(
    "Glasgow, Edinburgh, Aberdeen, Dundee, Inverness, Perth, Motherwell, Kilmarnock, Paisley, Stirling, Falkirk, Livingston, Dunfermline, Kirkcaldy, Greenock",
  ),
  "gb-wls": list(
    "Cardiff, Swansea, Newport, Wrexham, Bangor, Merthyr Tydfil, Caernarfon, Bridgend, Llanelli, Aberystwyth, Barry, Rhyl, Neath",
  ),
  "gb-nir": list(
    "Belfast, Derry, Lisburn, Newry, Bangor, Coleraine, Ballymena, Portadown, Omagh, Larne, Enniskillen, Lurgan",
  ),
  ie: list(
    "Dublin, Cork, Limerick, Galway, Waterford, Drogheda, Dundalk, Sligo, Tallaght, Bray, Athlone, Letterkenny, Kilkenny, Wexford",
  ),
  es: list(
    "Madrid, Barcelona, Valencia, Seville, Zaragoza, Málaga, Murcia, Palma, Las Palmas, Bilbao, Alicante, Córdoba, Valladolid, Vigo, Gijón, A Coruña, Granada, Vitoria-Gasteiz, Elche, Oviedo, Pamplona, San Sebastián, Terrassa, Cádiz, Santander",
  ),
  de: list(
    "Berlin, Hamburg, Munich, Cologne, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dortmund, Essen, Bremen, Dresden, Hanover, Nuremberg, Duisburg, Bochum, Gelsenkirchen, Augsburg, Mainz, Freiburg, Kaiserslautern, Mönchengladbach, Rostock, Karlsruhe",
  ),
  it: list(
    "Rome, Milan, Naples, Turin, Palermo, Genoa, Bologna, Florence, Bari, Catania, Verona, Venice, Padua, Trieste, Brescia, Bergamo, Parma, Modena, Cagliari, Reggio Calabria, Udine, Lecce, Salerno, Perugia",
  ),
  fr: list(
    "Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Strasbourg, Montpellier, Bordeaux, Lille, Rennes, Reims, Le Havre, Saint-Étienne, Toulon, Grenoble, Dijon, Angers, Bondy, Saint-Denis, Créteil, Évry, Lens, Metz, Brest",
  ),
  nl: list(
    "Amsterdam, Rotterdam, The Hague, Utrecht, Eindhoven, Groningen, Tilburg, Almere, Breda, Nijmegen, Enschede, Haarlem, Arnhem, Zaandam, Amersfoort, Den Bosch, Zwolle, Leeuwarden, Heerenveen, Maastricht",
  ),
  be: list(
    "Brussels, Antwerp, Ghent, Charleroi, Liège, Bruges, Namur, Leuven, Mons, Mechelen, Aalst, Kortrijk, Hasselt, Ostend, Genk, Sint-Niklaas, Verviers",
  ),
  pt: list(
    "Lisbon, Porto, Braga, Coimbra, Setúbal, Funchal, Aveiro, Guimarães, Vila Nova de Gaia, Almada, Amadora, Barreiro, Viseu, Leiria, Faro, Évora, Famalicão, Póvoa de Varzim, Matosinhos",
  ),
  tr: list(
    "Istanbul, Ankara, İzmir, Bursa, Adana, Gaziantep, Konya, Antalya, Kayseri, Mersin, Eskişehir, Diyarbakır, Samsun, Denizli, Trabzon, Sakarya, Malatya, Rize, Sivas, Kocaeli",
  ),
  gr: list(
    "Athens, Thessaloniki, Patras, Heraklion, Larissa, Volos, Ioannina, Piraeus, Kavala, Serres, Chania, Kalamata, Xanthi, Katerini, Trikala",
  ),
  rs: list(
    "Belgrade, Novi Sad, Niš, Kragujevac, Subotica, Čačak, Kraljevo, Zrenjanin, Pančevo, Šabac, Užice, Leskovac, Smederevo, Valjevo, Kruševac",
  ),
  hr: list(
    "Zagreb, Split, Rijeka, Osijek, Zadar, Pula, Slavonski Brod, Karlovac, Varaždin, Šibenik, Dubrovnik, Vinkovci, Sisak, Koprivnica",
  ),
  pl: list(
    "Warsaw, Kraków, Łódź, Wrocław, Poznań, Gdańsk, Szczecin, Bydgoszcz, Lublin, Białystok, Katowice, Gdynia, Częstochowa, Radom, Zabrze, Kielce, Gliwice, Chorzów, Lubin",
  ),
  dk: list(
    "Copenhagen, Aarhus, Odense, Aalborg, Esbjerg, Randers, Kolding, Horsens, Vejle, Roskilde, Herning, Silkeborg, Viborg, Næstved, Hillerød",
  ),
  se: list(
    "Stockholm, Gothenburg, Malmö, Uppsala, Västerås, Örebro, Linköping, Helsingborg, Norrköping, Jönköping, Lund, Umeå, Gävle, Borås, Sundsvall, Kalmar, Halmstad, Växjö",
  ),
  no: list(
    "Oslo, Bergen, Trondheim, Stavanger, Drammen, Kristiansand, Fredrikstad, Tromsø, Bodø, Molde, Ålesund, Sandefjord, Haugesund, Skien, Lillestrøm, Sarpsborg",
  ),
  ua: list(
    "Kyiv, Kharkiv, Odesa, Dnipro, Donetsk, Zaporizhzhia, Lviv, Kryvyi Rih, Mykolaiv, Mariupol, Vinnytsia, Poltava, Chernihiv, Cherkasy, Luhansk, Simferopol, Rivne, Lutsk",
  ),
  lt: list(
    "Vilnius, Kaunas, Klaipėda, Šiauliai, Panevėžys, Alytus, Marijampolė, Mažeikiai, Jonava, Utena, Kėdainiai, Telšiai, Tauragė, Prienai",
  ),
  ch: list(
    "Zürich, Geneva, Basel, Lausanne, Bern, Winterthur, Lucerne, St. Gallen, Lugano, Biel/Bienne, Thun, Sion, Neuchâtel, Aarau, Fribourg, Schaffhausen",
  ),
  at: list(
    "Vienna, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Wels, St. Pölten, Dornbirn, Wiener Neustadt, Steyr, Bregenz, Wolfsberg, Ried im Innkreis",
  ),
  cz: list(
    "Prague, Brno, Ostrava, Plzeň, Liberec, Olomouc, České Budějovice, Hradec Králové, Pardubice, Zlín, Jihlava, Teplice, Mladá Boleslav, Karviná, Opava, Jablonec nad Nisou",
  ),
  br: list(
    "São Paulo, Rio de Janeiro, Salvador, Fortaleza, Belo Horizonte, Brasília, Manaus, Curitiba, Recife, Porto Alegre, Goiânia, Belém, Guarulhos, Campinas, São Luís, Maceió, Natal, Santos, Osasco, Ribeirão Preto, Uberlândia, Florianópolis, Caxias do Sul, Feira de Santana, Londrina",
  ),
  ar: list(
    "Buenos Aires, Córdoba, Rosario, Mendoza, La Plata, Tucumán, Mar del Plata, Salta, Santa Fe, San Juan, Avellaneda, Quilmes, Lanús, Lomas de Zamora, Morón, Resistencia, Paraná, Bahía Blanca, Neuquén, Corrientes, Posadas",
  ),
  uy: list(
    "Montevideo, Salto, Paysandú, Las Piedras, Rivera, Maldonado, Tacuarembó, Melo, Mercedes, Artigas, Minas, San José de Mayo, Durazno, Florida, Colonia del Sacramento, Rocha",
  ),
  co: list(
    "Bogotá, Medellín, Cali, Barranquilla, Cartagena, Cúcuta, Bucaramanga, Pereira, Santa Marta, Ibagué, Manizales, Villavicencio, Pasto, Armenia, Buenaventura, Quibdó, Tumaco, Apartadó, Montería, Valledupar",
  ),
  cl: list(
    "Santiago, Valparaíso, Concepción, Antofagasta, Viña del Mar, Temuco, Rancagua, Talca, Iquique, Arica, La Serena, Coquimbo, Calama, Chillán, Puente Alto, Puerto Montt, Osorno, Copiapó",
  ),
  ec: list(
    "Guayaquil, Quito, Cuenca, Esmeraldas, Machala, Manta, Portoviejo, Santo Domingo, Ambato, Ibarra, Loja, Quevedo, Milagro, San Lorenzo, Riobamba, Durán",
  ),
  py: list(
    "Asunción, Ciudad del Este, San Lorenzo, Luque, Capiatá, Lambaré, Encarnación, Pedro Juan Caballero, Caaguazú, Coronel Oviedo, Itauguá, Villarrica, Concepción, Fernando de la Mora",
  ),
  pe: list(
    "Lima, Callao, Arequipa, Trujillo, Chiclayo, Piura, Iquitos, Cusco, Chimbote, Huancayo, Tacna, Ica, Chincha Alta, Pucallpa, Sullana, Cajamarca",
  ),
  mx: list(
    "Mexico City, Guadalajara, Monterrey, Puebla, Tijuana, León, Ciudad Juárez, Torreón, Querétaro, San Luis Potosí, Mérida, Mexicali, Aguascalientes, Culiacán, Hermosillo, Morelia, Veracruz, Toluca, Pachuca, Zapopan, Tepic, Cuernavaca",
  ),
  us: list(
    "New York City, Los Angeles, Chicago, Houston, Phoenix, Philadelphia, San Antonio, San Diego, Dallas, Detroit, Indianapolis, Memphis, Baltimore, Seattle, Denver, Washington, Atlanta, Miami, Oakland, New Orleans, Cleveland, St. Louis, Charlotte, Portland, Milwaukee",
  ),
  ca: list(
    "Toronto, Montreal, Vancouver, Calgary, Edmonton, Ottawa, Winnipeg, Quebec City, Hamilton, Brampton, Mississauga, Scarborough, Halifax, London, Kitchener, Ajax, Laval, Surrey, Saskatoon",
  ),
  jp: list(
    "Tokyo, Yokohama, Osaka, Nagoya, Sapporo, Fukuoka, Kobe, Kawasaki, Kyoto, Saitama, Hiroshima, Sendai, Chiba, Shizuoka, Hamamatsu, Niigata, Kumamoto, Okayama, Kagoshima, Nagasaki, Oita, Kanazawa, Utsunomiya, Matsuyama, Kofu",
  ),
  kr: list(
    "Seoul, Busan, Incheon, Daegu, Daejeon, Gwangju, Suwon, Ulsan, Goyang, Seongnam, Bucheon, Ansan, Cheongju, Jeonju, Anyang, Changwon, Pohang, Chuncheon, Gangneung, Jeju",
  ),
  cn: list(
    "Beijing, Shanghai, Guangzhou, Shenzhen, Dalian, Tianjin, Wuhan, Chengdu, Chongqing, Qingdao, Jinan, Shenyang, Nanjing, Hangzhou, Xi'an, Changsha, Meizhou, Yanji, Ürümqi, Harbin, Zhengzhou, Changchun, Suzhou, Kunming",
  ),
  hk: list(
    "Hong Kong, Kowloon, Sha Tin, Tuen Mun, Yuen Long, Tai Po, Tsuen Wan, Kwun Tong, Sham Shui Po, Tseung Kwan O",
  ),
  tw: list(
    "Taipei, Kaohsiung, Taichung, Tainan, Hsinchu, Taoyuan, Keelung, Hualien, Chiayi, Pingtung, Yilan, Changhua, Taitung, New Taipei City",
  ),
  th: list(
    "Bangkok, Nonthaburi, Chiang Mai, Nakhon Ratchasima, Khon Kaen, Udon Thani, Hat Yai, Chonburi, Rayong, Buriram, Ubon Ratchathani, Chiang Rai, Suphan Buri, Ratchaburi, Phitsanulok, Surin, Roi Et, Nakhon Sawan, Ayutthaya, Nakhon Si Thammarat, Samut Prakan, Lampang, Pattani, Songkhla",
  ),
  vn: list(
    "Hà Nội, Thành phố Hồ Chí Minh, Hải Phòng, Đà Nẵng, Cần Thơ, Vinh, Nam Định, Thanh Hóa, Hải Dương, Pleiku, Nha Trang, Quy Nhơn, Huế, Thủ Dầu Một, Biên Hòa, Hà Tĩnh, Thái Bình, Quảng Ngãi, Đồng Tháp, Long An, Bắc Ninh, Hưng Yên, Buôn Ma Thuột, Tam Kỳ",
  ),
  kh: list(
    "Phnom Penh, Siem Reap, Battambang, Kampong Cham, Sihanoukville, Takeo, Kampot, Prey Veng, Svay Rieng, Kampong Thom, Pursat, Kandal, Kratié, Banteay Meanchey, Tboung Khmum, Kampong Speu",
  ),
  la: list(
    "Vientiane, Luang Prabang, Savannakhet, Pakse, Thakhek, Xam Neua, Phonsavan, Vang Vieng, Luang Namtha, Muang Xay, Salavan, Attapeu",
  ),
  mm: list(
    "Yangon, Mandalay, Naypyidaw, Mawlamyine, Bago, Pathein, Monywa, Sittwe, Meiktila, Myitkyina, Taunggyi, Kalay, Pyay, Hakha, Dawei",
  ),
  my: list(
    "Kuala Lumpur, Johor Bahru, George Town, Ipoh, Shah Alam, Kota Bharu, Kuala Terengganu, Kuantan, Alor Setar, Seremban, Malacca City, Kota Kinabalu, Kuching, Klang, Petaling Jaya, Kangar, Taiping, Sandakan",
  ),
  sg: list("Singapore, Tampines, Jurong, Woodlands, Bedok, Hougang, Toa Payoh, Yishun, Geylang, Queenstown"),
  id: list(
    "Jakarta, Surabaya, Bandung, Medan, Semarang, Makassar, Palembang, Malang, Yogyakarta, Surakarta, Denpasar, Jayapura, Ambon, Bekasi, Tangerang, Bogor, Padang, Banjarmasin, Sidoarjo, Ternate, Lamongan, Magelang, Merauke",
  ),
  ph: list(
    "Manila, Quezon City, Cebu City, Davao City, Iloilo City, Bacolod, Makati, Pasig, Cagayan de Oro, Zamboanga City, Baguio, General Santos, Angeles, Antipolo, Dumaguete, Tacloban, Batangas City, San Juan, Barotac Nuevo",
  ),
  in: list(
    "Kolkata, Mumbai, Delhi, Bengaluru, Chennai, Margao, Panaji, Kochi, Kozhikode, Malappuram, Imphal, Aizawl, Shillong, Guwahati, Hyderabad, Pune, Chandigarh, Ludhiana, Gangtok, Jamshedpur, Thrissur",
  ),
  uz: list(
    "Tashkent, Samarkand, Bukhara, Namangan, Andijan, Fergana, Qarshi, Nukus, Kokand, Navoi, Termez, Urgench, Jizzakh, Margilan, Angren",
  ),
  ir: list(
    "Tehran, Mashhad, Isfahan, Tabriz, Shiraz, Ahvaz, Qom, Kermanshah, Rasht, Karaj, Urmia, Kerman, Abadan, Babol, Sari, Bandar-e Anzali, Bushehr, Arak, Qaem Shahr, Yazd",
  ),
  il: list(
    "Tel Aviv, Jerusalem, Haifa, Rishon LeZion, Petah Tikva, Ashdod, Netanya, Be'er Sheva, Holon, Ramat Gan, Rehovot, Ashkelon, Herzliya, Kfar Saba, Nazareth, Tiberias, Sakhnin",
  ),
  sa: list(
    "Riyadh, Jeddah, Mecca, Medina, Dammam, Khobar, Taif, Buraidah, Abha, Tabuk, Khamis Mushait, Al-Ahsa, Jizan, Najran, Hail, Yanbu, Qatif",
  ),
  ae: list(
    "Dubai, Abu Dhabi, Sharjah, Al Ain, Ajman, Ras Al Khaimah, Fujairah, Umm Al Quwain, Khor Fakkan, Kalba, Dibba Al-Fujairah",
  ),
  qa: list("Doha, Al Rayyan, Al Wakrah, Al Khor, Umm Salal, Lusail, Al Gharafa, Dukhan, Mesaieed, Madinat ash Shamal"),
  eg: list(
    "Cairo, Alexandria, Giza, Port Said, Suez, Tanta, Mansoura, El Mahalla El Kubra, Ismailia, Asyut, Zagazig, Faiyum, Damietta, Aswan, Minya, Luxor, Damanhur, Shibin El Kom",
  ),
  ma: list(
    "Casablanca, Rabat, Fez, Marrakesh, Tangier, Agadir, Meknes, Oujda, Kenitra, Tétouan, Salé, Safi, El Jadida, Berkane, Khouribga, Nador, Settat",
  ),
  dz: list(
    "Algiers, Oran, Constantine, Annaba, Sétif, Batna, Blida, Béjaïa, Tlemcen, Tizi Ouzou, Chlef, Biskra, Mostaganem, Sidi Bel Abbès, Médéa, Skikda",
  ),
  tn: list(
    "Tunis, Sfax, Sousse, Bizerte, Gabès, Kairouan, Monastir, Gafsa, Ben Gardane, Nabeul, Ariana, La Marsa, Béja, Mahdia, Tataouine",
  ),
  ng: list(
    "Lagos, Kano, Ibadan, Abuja, Port Harcourt, Benin City, Kaduna, Jos, Enugu, Aba, Onitsha, Warri, Calabar, Owerri, Uyo, Abeokuta, Ilorin, Maiduguri, Akure, Asaba",
  ),
  gh: list(
    "Accra, Kumasi, Tamale, Sekondi-Takoradi, Cape Coast, Tema, Obuasi, Sunyani, Koforidua, Ashaiman, Berekum, Ho, Techiman, Tarkwa, Bolgatanga",
  ),
  sn: list(
    "Dakar, Thiès, Saint-Louis, Ziguinchor, Kaolack, Mbour, Rufisque, Pikine, Guédiawaye, Diourbel, Louga, Tambacounda, Kolda, Touba",
  ),
  ci: list(
    "Abidjan, Bouaké, Yamoussoukro, Daloa, San-Pédro, Korhogo, Gagnoa, Man, Divo, Anyama, Abobo, Adjamé, Grand-Bassam, Odienné",
  ),
  cm: list(
    "Yaoundé, Douala, Garoua, Bamenda, Bafoussam, Maroua, Ngaoundéré, Kumba, Limbe, Buea, Edéa, Nkongsamba, Bertoua, Ebolowa, Kribi",
  ),
  cd: list(
    "Kinshasa, Lubumbashi, Mbuji-Mayi, Kisangani, Goma, Bukavu, Kananga, Likasi, Kolwezi, Matadi, Mbandaka, Boma, Kikwit",
  ),
  za: list(
    "Johannesburg, Soweto, Cape Town, Durban, Pretoria, Gqeberha, Bloemfontein, Polokwane, Mbombela, Pietermaritzburg, Tembisa, Rustenburg, Welkom, Kimberley, East London, Mthatha, Khayelitsha",
  ),
  au: list(
    "Sydney, Melbourne, Brisbane, Perth, Adelaide, Gold Coast, Newcastle, Canberra, Wollongong, Hobart, Geelong, Townsville, Darwin, Cairns, Ballarat, Bendigo, Gosford, Penrith",
  ),
  nz: list(
    "Auckland, Wellington, Christchurch, Hamilton, Tauranga, Dunedin, Palmerston North, Napier, Nelson, Rotorua, New Plymouth, Invercargill, Whangārei, Hastings",
  ),
};
