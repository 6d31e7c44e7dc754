import type { LeagueRow } from "#competitions/shape.ts";

export const ligaPortuguesaDeBasquetebol: LeagueRow = {
  competition: {
    key: "liga-portuguesa-de-basquetebol",
    country: "pt",
    code: "LPB",
    level: 1,
    format: { kind: "league", legs: 2 },
    calendar: { start: "10-04", end: "04-18", timeZone: "Europe/Lisbon", slots: [["fri", "20:30", 8], ["sat", "15:00", 26], ["sat", "17:00", 18], ["sat", "18:00", 16], ["sun", "15:00", 20], ["sun", "17:00", 12]], breaks: [["11-24", "12-02"], ["12-22", "01-02"], ["02-16", "03-03"]] },
    zones: [[1, 8, "title-playoff"], [-2, -1, "relegation"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 160,
    popularity: 30,
    founded: 1933,
    colour: "#006600",
    holders: "benfica",
    recordWinners: [["benfica", 31], ["fc-porto", 12], ["sporting-cp", 9], ["ovarense", 5], ["sc-vasco-da-gama", 3], ["oliveirense", 2]],
  },
  clubs: [
    { key: "benfica", short: "Benfica", code: "BEN", city: "Lisbon", ground: "Pavilhão Fidelidade", capacity: 2400, founded: 1927, colours: ["#E30613", "#FFFFFF"], crest: ["circle", "plain"], strength: 1500 },
    { key: "fc-porto", short: "FC Porto", code: "POR", city: "Porto", ground: "Dragão Arena", capacity: 2179, founded: 1926, colours: ["#003DA5", "#FFFFFF"], crest: ["circle", "stripes"], strength: 1450 },
    { key: "sporting-cp", short: "Sporting CP", code: "SCP", city: "Lisbon", ground: "Pavilhão João Rocha", capacity: 3000, founded: 1927, colours: ["#008057", "#FFFFFF"], crest: ["shield", "hoops"], strength: 1460 },
    { key: "ovarense", short: "Ovarense", code: "OVA", city: "Ovar", ground: "Arena Dolce Vita", capacity: 2500, founded: 1970, colours: ["#000000", "#FFFFFF"], crest: ["shield", "halves"], strength: 1370 },
    { key: "oliveirense", short: "Oliveirense", code: "OLI", city: "Oliveira de Azeméis", ground: "Pavilhão Dr. Salvador Machado", capacity: 2000, founded: 1922, colours: ["#C8102E", "#003DA5"], crest: ["circle", "plain"], strength: 1385 },
    { key: "esgueira", short: "Esgueira", code: "ESG", city: "Aveiro", ground: "Pavilhão Clube do Povo de Esgueira", capacity: 1200, founded: 1956, colours: ["#00843D", "#FFFFFF"], crest: ["shield", "hoops"], strength: 1300 },
    { key: "queluz", short: "Queluz", code: "QUE", city: "Queluz", ground: "Pavilhão Henrique Miranda", capacity: 1100, founded: 1969, colours: ["#C8102E", "#FFFFFF"], crest: ["hexagon", "plain"], strength: 1275 },
    { key: "imortal", short: "Imortal", code: "IMO", city: "Albufeira", ground: "Pavilhão Municipal de Albufeira", capacity: 1500, founded: 1920, colours: ["#000000", "#FFFFFF"], crest: ["shield", "stripes"], strength: 1285 },
    { key: "sc-braga", short: "Braga", code: "BRA", city: "Braga", ground: "Pavilhão Universidade do Minho", capacity: 2000, founded: 1921, colours: ["#C8102E", "#FFFFFF"], crest: ["shield", "plain"], strength: 1270 },
    { key: "vitoria-sc", short: "Vitória SC", code: "VSC", city: "Guimarães", ground: "Pavilhão Unidade Vimaranense", capacity: 2500, founded: 1922, colours: ["#000000", "#FFFFFF"], crest: ["hexagon", "halves"], strength: 1265 },
    { key: "sc-vasco-da-gama", short: "Vasco da Gama", code: "VDG", city: "Porto", ground: "Pavilhão Parque das Camélias", capacity: 1000, founded: 1920, colours: ["#000000", "#FFFFFF"], crest: ["shield", "sash"], strength: 1240 },
    { key: "galitos-barreiro", short: "Galitos", code: "GAL", city: "Barreiro", ground: "Pavilhão Luís de Carvalho", capacity: 1300, founded: 1904, colours: ["#C8102E", "#FFFFFF"], crest: ["circle", "chevron"], strength: 1245 },
  ],
};
