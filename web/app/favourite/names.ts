/** What a match is called where its star is spoken of. */
export function pairName({ homeTeam, awayTeam }: { homeTeam: { name: string }; awayTeam: { name: string } }): string {
  return `${homeTeam.name} – ${awayTeam.name}`;
}
