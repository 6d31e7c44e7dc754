/** What is known of who sent a request, whatever server took it. */
export type Origin = { headers: Readonly<Record<string, string | readonly string[] | undefined>>; address: string };

/** The country that a request came from: two capital letters, or nothing when it cannot be told. */
export type IpLocation = { countryOf(origin: Origin): string };
