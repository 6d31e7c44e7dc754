/**
 * Every way in which a call can be refused: the businessCode that the client reads, the HTTP status,
 * and the key of the message in the catalogues (`error.<name>`).
 *
 * 0, -1 and 100007 are the specification's; the others are ours. Malformed requests carry a 4xx status;
 * refusals that the client reads by businessCode come with 200.
 */
export const errorCatalogue = {
  favouriteRefused: { code: -1, status: 200 },
  sessionInvalid: { code: 100007, status: 200 },
  badRequest: { code: 100400, status: 400 },
  forbidden: { code: 100403, status: 403 },
  notFound: { code: 100404, status: 404 },
  methodNotAllowed: { code: 100405, status: 405 },
  timedOut: { code: 100408, status: 408 },
  tooLarge: { code: 100413, status: 413 },
  unsupportedMediaType: { code: 100415, status: 415 },
  tooManyRequests: { code: 100429, status: 429 },
  headersTooLarge: { code: 100431, status: 431 },
  unexpected: { code: 100500, status: 500 },
  sourceDown: { code: 100502, status: 502 },
  unavailable: { code: 100503, status: 503 },
  matchNotFound: { code: 200404, status: 404 },
  teamNotFound: { code: 201404, status: 404 },
  playerNotFound: { code: 202404, status: 404 },
  leagueNotFound: { code: 203404, status: 404 },
  seasonNotFound: { code: 204404, status: 404 },
  newsNotFound: { code: 205404, status: 404 },
  loginFailed: { code: 300001, status: 200 },
  codeInvalid: { code: 300002, status: 200 },
  tooManyTries: { code: 300003, status: 200 },
  codeTooSoon: { code: 300004, status: 200 },
  captchaFailed: { code: 300005, status: 200 },
  phoneInvalid: { code: 300006, status: 200 },
  phoneTaken: { code: 300007, status: 200 },
  methodOff: { code: 300008, status: 200 },
  referralInvalid: { code: 300009, status: 200 },
  wrongPassword: { code: 300010, status: 200 },
  resetInvalid: { code: 300011, status: 200 },
  chatLoginFailed: { code: 300012, status: 200 },
  identityTaken: { code: 300013, status: 200 },
  phoneTokenInvalid: { code: 300014, status: 200 },
  pictureRefused: { code: 300015, status: 200 },
  passwordThere: { code: 300016, status: 200 },
  phoneNeeded: { code: 300017, status: 200 },
  contestNotFound: { code: 400404, status: 404 },
  entryEnded: { code: 400001, status: 200 },
  sameTeam: { code: 400002, status: 200 },
  nicknameNeeded: { code: 400003, status: 200 },
  pickRefused: { code: 400004, status: 200 },
  jokerTaken: { code: 400005, status: 200 },
  bracketRefused: { code: 400006, status: 200 },
  linkRefused: { code: 400007, status: 200 },
  groupUnknown: { code: 400008, status: 200 },
  groupFull: { code: 400009, status: 200 },
  notClosed: { code: 400010, status: 200 },
  commentNotFound: { code: 500001, status: 200 },
  commentRefused: { code: 500002, status: 200 },
  commentTooLong: { code: 500003, status: 200 },
  commentSame: { code: 500004, status: 200 },
  emailInvalid: { code: 600001, status: 200 },
  linkExpired: { code: 600002, status: 200 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof errorCatalogue;

/** Refusals that any call can give. */
export const commonErrors = [
  "badRequest",
  "tooLarge",
  "unsupportedMediaType",
  "tooManyRequests",
  "unexpected",
  "unavailable",
] as const satisfies readonly ErrorName[];

/** Thrown by a handler to refuse a call. Carries nothing that a reader must not see. */
export class Refusal extends Error {
  readonly error: ErrorName;
  /** Which input is wrong, where that helps the caller. */
  readonly fields: readonly { field: string; expected: string }[];
  /** After how long it may be tried again, where that is known. */
  readonly waitSeconds: number | undefined;

  constructor(
    error: ErrorName,
    fields: readonly { field: string; expected: string }[] = [],
    { waitMs }: { waitMs?: number } = {},
  ) {
    super(error);
    this.error = error;
    this.fields = fields;
    this.waitSeconds = waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
  }
}
