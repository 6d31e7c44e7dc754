/** The word that stands for all countries in the place of one. */
export const allCountries = "countries";
