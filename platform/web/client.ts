import type { AnswerOf, CallOf, Endpoint } from '#platform/contract/endpoint.ts';
import type { FieldErrors, ProblemAnswer } from '#platform/contract/problem.ts';

/** An endpoint as the browser knows it: where it is. What it takes and answers is known to the compiler only. */
export type Remote<Declared extends Endpoint> = {
  readonly method: Declared['method'];
  readonly path: Declared['path'];
  readonly declared?: Declared;
};

/**
 * Names an endpoint of a contract without bringing the contract's schemas (and the library behind them) into the first
 * load. The compiler holds method and path against the declaration: `remote<typeof listEvents>('GET', '/events')`.
 */
export const remote = <Declared extends Endpoint>(
  method: Declared['method'],
  path: Declared['path'],
): Remote<Declared> => ({ method, path });

/** Calls an endpoint: over HTTP in the browser, inside the process during server rendering. */
export type Call = <Declared extends Endpoint>(
  endpoint: Remote<Declared>,
  call: CallOf<Declared>,
  signal?: AbortSignal,
) => Promise<AnswerOf<Declared>>;

/** A refusal as the browser sees it. The message is in the person's language already. */
export class CallFailed extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Which of the ways to say no it is, where the server told. */
  readonly kind: string | undefined;

  constructor(status: number, answer: ProblemAnswer, retryAfterSeconds?: number, kind?: string) {
    super(answer.message);
    this.name = 'CallFailed';
    this.status = status;
    this.errors = answer.errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.kind = kind;
  }
}

export type ClientOptions = {
  language(): string;
  ticket(): string | null;
  /** Why nothing may be changed, for a user who may look at everything and change nothing (IDN-13); null for others. */
  readonlyMessage(): string | null;
  /** The ticket that went along is no longer good (ERR-01: the person is logged out in the browser). */
  onTicketRefused(): void;
  activity?: {
    /** The page asks by itself, which keeps no session open. */
    isUnattended(): boolean;
    /** The server has heard from the user. */
    note(): void;
  };
  /** The `announcement` header of an answer: its text, or null when the tenant has none. */
  onAnnouncement(header: string | null): void;
  /** Another ticket for this call: the one that waits for its code goes along with that code alone. */
  ticketFor?(endpoint: { path: string }): string | null;
  fetch?: typeof fetch;
};

type Parts = { params?: object; query?: object; body?: object; file?: Blob; key?: string };

export function browserClient(options: ClientOptions): Call {
  return async <Declared extends Endpoint>(
    endpoint: Remote<Declared>,
    call: CallOf<Declared>,
    signal?: AbortSignal,
  ) => {
    const { params, query, body, file, key } = call as Parts;
    const readonlyMessage = options.readonlyMessage();
    if (readonlyMessage && isBlockedInReadonly(endpoint)) throw new CallFailed(405, { message: readonlyMessage });
    const ticket = options.ticketFor?.(endpoint) ?? options.ticket();
    const isUnattended = options.activity?.isUnattended();
    const answer = await (options.fetch ?? fetch)(addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'x-app-language': options.language(),
        ...(ticket && { authorization: `Bearer ${ticket}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...(isUnattended && { 'x-unattended': '1' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(file && { body: formOf(file) }),
      ...(signal && { signal }),
    });
    if (!isUnattended) options.activity?.note();
    options.onAnnouncement(answer.headers.get('announcement'));
    if (answer.ok) return (await contentOf(answer)) as AnswerOf<Declared>;
    const kind = answer.headers.get(PROBLEM_HEADER) ?? undefined;
    if (answer.status === 401 && kind === 'unauthenticated') options.onTicketRefused();
    throw new CallFailed(
      answer.status,
      await problemIn(answer),
      Number(answer.headers.get('retry-after')) || undefined,
      kind,
    );
  };
}

/** Files to keep say so in a header; everything else that says anything is JSON. */
const contentOf = (answer: Response) =>
  answer.status === 204 ? undefined : answer.headers.has('content-disposition') ? answer.blob() : answer.json();

/** As in problem.ts, which is not for the browser: it holds every sentence in three languages. */
const PROBLEM_HEADER = 'problem-kind';

const isBlockedInReadonly = ({ method, path }: { method: string; path: string }): boolean =>
  method !== 'GET' && !(method === 'POST' && (path.includes('login') || path === '/auth/logout'));

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

/** `/events/{id}` with its values put in, under /api. */
export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** A proxy may answer with a page of its own; then the status has to speak. */
async function problemIn(answer: Response): Promise<ProblemAnswer> {
  try {
    const read: unknown = await answer.json();
    const hasMessage =
      typeof read === 'object' && read !== null && 'message' in read && typeof read.message === 'string';
    return hasMessage ? (read as ProblemAnswer) : { message: answer.statusText };
  } catch {
    return { message: answer.statusText };
  }
}
