import type { z } from 'zod';

/** Who may call an endpoint at all; the feature's policy decides about the single object. */
export const ACCESS_LEVELS = ['anyone', 'user', 'municipality', 'superAdmin'] as const;

export type Access = (typeof ACCESS_LEVELS)[number];

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

/** States in which a person is let in nowhere, but for the calls that say so. */
export type Restriction =
  /** Has given the password, not yet the code. */
  | 'twoFactorPending'
  /** Has not accepted the terms. */
  | 'termsPending'
  /** May look at everything and change nothing. */
  | 'readonly'
  /** Writes on a portal that is being closed. */
  | 'sunset';

/** What feeds are made of. */
export const MEDIA_TYPES = ['text/calendar', 'application/rss+xml', 'text/turtle'] as const;

export type MediaType = (typeof MEDIA_TYPES)[number];

export const isMediaType = (answer: Endpoint['answer']): answer is MediaType =>
  MEDIA_TYPES.some((type) => type === answer);

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Endpoint = {
  method: Method;
  /** As in the OpenAPI document, without the `/api` in front: `/events/{id}`. */
  path: `/${string}`;
  /** One sentence for the documentation page. */
  summary: string;
  access: Access;
  rate: RateClass;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Takes one file as multipart, field `file`, of at most this size, instead of a body. */
  takesFileOfBytes?: number;
  /**
   * What it answers with; `nothing` is 204, `redirect` sends the browser to the address that the handler returns, `file`
   * hands over a file to keep, `events` keeps the connection open and tells of what happens (server-sent events), a media
   * type is a text of that kind for other programs than ours.
   */
  answer: z.ZodType | 'nothing' | 'redirect' | 'file' | 'events' | MediaType;
  /** Public answers carry an ETag and may be kept for this long; everything else is `no-store`. */
  publicForSeconds?: number;
  /** Honours the Idempotency-Key header: the same key and body is carried out once. Where money moves, not without one. */
  idempotent?: true | 'demanded';
  /** Restrictions that do not keep anyone from this call. */
  despite?: readonly Restriction[];
  /**
   * Credentials, money, sharing, erasure, files of personal data, and everything that is sent to other people in the
   * person's name: not while logged in as another, and such a read not in readonly mode.
   */
  isOwnOnly?: true;
  /** Only for a user who has proved who they are within the last ten minutes. */
  needsProof?: true;
};

/** Declares one call of the API. The browser's client, the server's route and the OpenAPI document all read it. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Written<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type PartOf<Declared extends Endpoint, Part extends keyof Endpoint> =
  Declared extends Record<Part, infer Schema> ? Schema : undefined;

/** A file of the browser's, which this file cannot name: it runs anywhere. */
type FilePart = { readonly size: number; readonly type: string };

/** A file as it came: nothing of it is believed yet. */
export type UploadedFile = { name: string; type: string; bytes: Uint8Array };

/** What a handler is given: the parts of the request, validated. */
export type RequestOf<Declared extends Endpoint> = {
  params: Parsed<PartOf<Declared, 'params'>>;
  query: Parsed<PartOf<Declared, 'query'>>;
  body: Parsed<PartOf<Declared, 'body'>>;
  file: Declared extends { takesFileOfBytes: number } ? UploadedFile : undefined;
  /** Of a browser that comes back: the last event that it was told of. */
  lastEventId?: string;
};

/** What a caller hands over: only the parts that the endpoint declares. The key is the Idempotency-Key. */
export type CallOf<Declared extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as PartOf<Declared, Part> extends z.ZodType ? Part : never]: Written<
    PartOf<Declared, Part>
  >;
} & (Declared extends { takesFileOfBytes: number } ? { file: FilePart } : unknown) &
  (Declared extends { idempotent: 'demanded' }
    ? { key: string }
    : Declared extends { idempotent: true }
      ? { key?: string }
      : unknown);

/** A file to keep, with the name that it is kept under: as a whole, or in parts while they are made. */
export type HandedFile = { name: string; type: string } & ({ bytes: Uint8Array } | { parts: AsyncIterable<string> });

/** What is told as it happens; the server alone knows how (platform/server/event-stream.ts). */
type OpenedStream = (connection: never) => () => void;

export type AnswerOf<Declared extends Endpoint> = Declared['answer'] extends z.ZodType
  ? z.output<Declared['answer']>
  : Declared['answer'] extends 'file'
    ? FilePart
    : undefined;

/** What a handler returns: the wire form, before defaults and brands. */
export type HandlerAnswer<Declared extends Endpoint> = Declared['answer'] extends z.ZodType
  ? z.input<Declared['answer']>
  : Declared['answer'] extends 'redirect' | MediaType
    ? string
    : Declared['answer'] extends 'file'
      ? HandedFile
      : Declared['answer'] extends 'events'
        ? OpenedStream
        : undefined;
