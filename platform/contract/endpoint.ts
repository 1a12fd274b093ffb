import type { z } from 'zod';

/** Who may call an endpoint at all; the feature's policy decides about the single object. */
export const ACCESS_LEVELS = ['anyone', 'user', 'municipality', 'superAdmin'] as const;

export type Access = (typeof ACCESS_LEVELS)[number];

/** Calls allowed within a window, for one address or one person. */
export type RateLimit = { calls: number; seconds: number };

/** The rate classes of the portal. `health` and `internal` are for probes and scrapers and have no limit. */
export const RATE_LIMITS = {
  publicRead: [
    { calls: 600, seconds: 60 },
    { calls: 100, seconds: 10 },
  ],
  search: [{ calls: 60, seconds: 60 }],
  write: [{ calls: 60, seconds: 60 }],
  health: [],
  internal: [],
} as const satisfies Record<string, readonly RateLimit[]>;

export type RateClass = keyof typeof RATE_LIMITS;

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
  /** What it answers with; `nothing` is 204. */
  answer: z.ZodType | 'nothing';
  /** Public answers carry an ETag and may be kept for this long; everything else is `no-store`. */
  publicForSeconds?: number;
  /** Honours the Idempotency-Key header: the same key and body is carried out once. */
  idempotent?: boolean;
};

/** Declares one call of the API. The browser's client, the server's route and the OpenAPI document all read it. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Written<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type PartOf<Declared extends Endpoint, Part extends keyof Endpoint> =
  Declared extends Record<Part, infer Schema> ? Schema : undefined;

/** What a handler is given: the parts of the request, validated. */
export type RequestOf<Declared extends Endpoint> = {
  params: Parsed<PartOf<Declared, 'params'>>;
  query: Parsed<PartOf<Declared, 'query'>>;
  body: Parsed<PartOf<Declared, 'body'>>;
};

/** What a caller hands over: only the parts that the endpoint declares. */
export type CallOf<Declared extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as PartOf<Declared, Part> extends z.ZodType ? Part : never]: Written<
    PartOf<Declared, Part>
  >;
};

export type AnswerOf<Declared extends Endpoint> = Declared['answer'] extends z.ZodType
  ? z.output<Declared['answer']>
  : undefined;

/** What a handler returns: the wire form, before defaults and brands. */
export type HandlerAnswer<Declared extends Endpoint> = Declared['answer'] extends z.ZodType
  ? z.input<Declared['answer']>
  : undefined;
