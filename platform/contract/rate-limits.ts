/** Calls allowed within a window. */
export type RateLimit = { calls: number; seconds: number };

export type RateRule = {
  /** For one address; a household on IPv6 counts as one. */
  address?: readonly RateLimit[];
  /** For one person who is logged in. */
  person?: readonly RateLimit[];
  /** For one name that is tried (an account, a phone number); the command knows it and counts it. */
  name?: readonly RateLimit[];
  /** What can be guessed or costs money is counted in the database, for all processes together. */
  isShared?: true;
};

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The rate classes of the portal. `health` and `internal` are for probes and scrapers and have no limit. */
export const RATE_LIMITS = {
  publicRead: {
    address: [
      { calls: 3000, seconds: MINUTE },
      { calls: 600, seconds: 10 },
    ],
  },
  search: { address: [{ calls: 300, seconds: MINUTE }], person: [{ calls: 60, seconds: MINUTE }] },
  personal: {
    person: [
      { calls: 300, seconds: MINUTE },
      { calls: 1500, seconds: 5 * MINUTE },
    ],
  },
  write: { address: [{ calls: 600, seconds: MINUTE }], person: [{ calls: 60, seconds: MINUTE }] },
  /** Wrong passwords slow a name down instead of locking it: see slow-down.ts. */
  login: {
    address: [
      { calls: 150, seconds: 5 * MINUTE },
      { calls: 600, seconds: HOUR },
    ],
    isShared: true,
  },
  exists: {
    address: [
      { calls: 60, seconds: MINUTE },
      { calls: 300, seconds: HOUR },
    ],
    name: [{ calls: 5, seconds: HOUR }],
    isShared: true,
  },
  register: { address: [{ calls: 200, seconds: 30 * MINUTE }], isShared: true },
  /** Everything that sends a code or a link: each of them costs, and each is a chance to guess. */
  sendCode: {
    address: [{ calls: 600, seconds: HOUR }],
    name: [
      { calls: 5, seconds: HOUR },
      { calls: 10, seconds: DAY },
    ],
    isShared: true,
  },
  /** Codes asked for from one address, such as a library’s. From here on each of them costs the browser some work. */
  sendCodeBeforeWork: { name: [{ calls: 60, seconds: HOUR }], isShared: true },
  /** The same after the right password. Counted by the person: what strangers ask for takes nothing away. */
  sendSecondFactor: {
    name: [
      { calls: 5, seconds: HOUR },
      { calls: 10, seconds: DAY },
    ],
    isShared: true,
  },
  trySecondFactor: {
    name: [
      { calls: 6, seconds: MINUTE },
      { calls: 50, seconds: DAY },
    ],
    isShared: true,
  },
  verifyCode: {
    address: [
      { calls: 60, seconds: MINUTE },
      { calls: 300, seconds: HOUR },
    ],
    name: [{ calls: 6, seconds: MINUTE }],
    isShared: true,
  },
  /** Wrong codes from everyone together: the brake on guessing with many names from many addresses. First work is asked for. */
  wrongCodeBeforeWork: { name: [{ calls: 200, seconds: HOUR }], isShared: true },
  /** Then codes alone open nothing. */
  wrongCode: { name: [{ calls: 1000, seconds: HOUR }], isShared: true },
  upload: { address: [{ calls: 30, seconds: 30 * MINUTE }], person: [{ calls: 10, seconds: MINUTE }], isShared: true },
  export: { person: [{ calls: 5, seconds: HOUR }], isShared: true },
  /** Places and shifts: a whole school may sit behind one address. */
  signUp: { person: [{ calls: 30, seconds: MINUTE }] },
  comment: { address: [{ calls: 60, seconds: MINUTE }], person: [{ calls: 30, seconds: MINUTE }] },
  /** Files that are made for the user who asks. */
  programme: { address: [{ calls: 20, seconds: MINUTE }], person: [{ calls: 20, seconds: MINUTE }] },
  /** What reaches one person, and what reaches many. What an organisation sends in a day is counted beside it. */
  directMessage: { person: [{ calls: 20, seconds: HOUR }], isShared: true },
  massMessage: { person: [{ calls: 20, seconds: HOUR }], isShared: true },
  /** Conversations. Of those with a new account the command counts too. */
  chat: {
    address: [{ calls: 600, seconds: MINUTE }],
    person: [
      { calls: 60, seconds: MINUTE },
      { calls: 600, seconds: HOUR },
    ],
  },
  /** Each of them takes a user's time. */
  report: {
    person: [
      { calls: 10, seconds: HOUR },
      { calls: 30, seconds: DAY },
    ],
    isShared: true,
  },
  /** By the link of a letter, for each of its readers. */
  unsubscribe: { name: [{ calls: 30, seconds: HOUR }], isShared: true },
  /** Whether a paper that is held up holds. Anybody may ask, and could guess at codes. */
  paperCheck: {
    address: [
      { calls: 60, seconds: MINUTE },
      { calls: 600, seconds: HOUR },
    ],
    isShared: true,
  },
  /** A register outside the house is asked, about people. */
  registerQuestion: {
    person: [
      { calls: 10, seconds: HOUR },
      { calls: 30, seconds: DAY },
    ],
    isShared: true,
  },
  /** A child's number, or a PIN of four digits, is tried. The command counts the number. */
  cardGuess: {
    address: [
      { calls: 60, seconds: HOUR },
      { calls: 200, seconds: DAY },
    ],
    person: [
      { calls: 10, seconds: HOUR },
      { calls: 20, seconds: DAY },
    ],
    name: [
      { calls: 5, seconds: HOUR },
      { calls: 10, seconds: DAY },
    ],
    isShared: true,
  },
  /** A municipality's own people look a child up by its number. */
  staffLookup: {
    person: [
      { calls: 30, seconds: HOUR },
      { calls: 100, seconds: DAY },
    ],
    isShared: true,
  },
  /** An information screen that belongs to nobody asks for a code, every ten minutes until it does. */
  screenCode: { address: [{ calls: 60, seconds: 10 * MINUTE }], isShared: true },
  /** The code of a screen is typed. */
  screenPairing: {
    person: [
      { calls: 10, seconds: 10 * MINUTE },
      { calls: 60, seconds: DAY },
    ],
    isShared: true,
  },
  logInAs: { person: [{ calls: 20, seconds: DAY }], isShared: true },
  health: {},
  internal: {},
} as const satisfies Record<string, RateRule>;

export type RateClass = keyof typeof RATE_LIMITS;

/** A call in one of these classes sends, costs or takes personal data out, so it has to be own-only to be served at all. */
export const OWN_ONLY_RATES: readonly RateClass[] = [
  'sendCode',
  'export',
  'directMessage',
  'massMessage',
  'chat',
  'logInAs',
];
