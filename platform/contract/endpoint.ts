import type { z } from 'zod';
import type { RateClass } from './rate-limits.ts';

/** Who may call an endpoint at all; the feature's policy decides about the single object. */
export const ACCESS_LEVELS = ['anyone', 'user', 'municipality', 'superAdmin'] as const;

export type Access = (typeof ACCESS_LEVELS)[number];

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
  /** Also for support of a municipality that is logged in as the person: says nothing of children or of others. */
  isOpenToSupport?: true;
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
