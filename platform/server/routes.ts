import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  ACCESS_LEVELS,
  type Endpoint,
  type HandedFile,
  type HandlerAnswer,
  isMediaType,
  type RequestOf,
} from '#platform/contract/endpoint.ts';
import { demandAccess } from '#platform/contract/policy.ts';
import { Problem } from '#platform/contract/problem.ts';
import { OWN_ONLY_RATES, RATE_LIMITS } from '#platform/contract/rate-limits.ts';
import { serializerOf } from './answer-schema.ts';
import { sendAttachment } from './attachment.ts';
import { keepForPublic, keepPrivate } from './caching.ts';
import type { Context } from './context.ts';
import { type EventStream, sendEventStream } from './event-stream.ts';
import { fieldErrors } from './field-errors.ts';
import { carryOutOnce } from './idempotency.ts';
import { type Caller, callerOfAddress, callerOfTicket, isSharedRate } from './rate-limit.ts';
import { readFilePart } from './read-file-part.ts';
import { WrittenAnswer } from './written-answer.ts';

type Handler<Declared extends Endpoint> = (
  context: Context,
  request: RequestOf<Declared>,
) => Promise<Given<Declared>> | Given<Declared>;

/** What is carried out once is kept as it was answered, so that only a read may be written down already. */
type Given<Declared extends Endpoint> =
  | HandlerAnswer<Declared>
  | (Declared['method'] extends 'GET' ? WrittenAnswer<HandlerAnswer<Declared>> : never);

/** An endpoint with what carries it out. */
export type Route = { endpoint: Endpoint; handle(context: Context, request: RequestOf<Endpoint>): unknown };

export function route<Declared extends Endpoint>(endpoint: Declared, handler: Handler<Declared>): Route {
  return {
    endpoint,
    handle: (context, request) => handler(context, readRequest(endpoint, request, context)),
  };
}

export type RouteServices = {
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  /** Called before anything is changed by a user who is logged in as another. */
  noteActing(context: Context, endpoint: Endpoint): Promise<void>;
  /** Called before anything is shown to a user who is logged in as another. */
  noteLook(context: Context, endpoint: Endpoint): Promise<void>;
  takeTurn(caller: Caller, rate: Endpoint['rate']): Promise<void> | void;
};

/** Puts every route under /api. A route that does not say who may call it, how often, or what it answers is a bug. */
export function registerRoutes(server: FastifyInstance, routes: readonly Route[], services: RouteServices): void {
  for (const declared of routes) {
    demandComplete(declared.endpoint);
    const { endpoint } = declared;
    server.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...(endpoint.takesFileOfBytes !== undefined && { handlerTimeout: FILE_TIMEOUT_MS }),
      ...(endpoint.answer === 'events' && { handlerTimeout: EVENTS_TIMEOUT_MS }),
      config: {
        isDeclared: true,
        needsProof: endpoint.needsProof ?? false,
        isUnattended: endpoint.answer === 'events',
      },
      handler: (request, reply) => answer(declared, request, reply, services),
    });
  }
}

/** The methods that a path can be called with; none when there is no such path. */
export function allowedMethods(routes: readonly Route[], path: string): string[] {
  const found = routes.map(({ endpoint }) => endpoint).filter((endpoint) => patternOf(endpoint).test(path));
  // '/events/7.ics' fits '/events/{id}' too, and means the other.
  const most = Math.max(...found.map(wordsIn));
  const methods = found.filter((endpoint) => wordsIn(endpoint) === most).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

const wordsIn = ({ path }: Endpoint): number => path.replaceAll(/\{\w+\}/g, '').length;

/** The same door for a call from inside the process (server rendering): no HTTP, the same rules. */
export async function callRoute(declared: Route, context: Context, request: RequestOf<Endpoint>): Promise<unknown> {
  demandAccess(declared.endpoint, context.actor, circumstancesOf(context));
  return declared.handle(context, request);
}

export const circumstancesOf = ({ now, tenant }: Context) => ({ now, isSunset: tenant.is_sunset });

/** A file may come slowly. */
const FILE_TIMEOUT_MS = 110_000;
/** Later than streams end by themselves. */
const EVENTS_TIMEOUT_MS = 3_600_000;

async function answer(declared: Route, request: FastifyRequest, reply: FastifyReply, services: RouteServices) {
  const { endpoint } = declared;
  await services.takeTurn({ kind: 'address', key: callerOfAddress(request.ip) }, rateOf(endpoint, request));
  const { authorization } = request.headers;
  if (authorization !== undefined) await services.takeTurn(callerOfTicket(authorization), endpoint.rate);
  const context = asSupportMaySee(endpoint, await services.contextOf(request, reply));
  if (context.actor) await services.takeTurn({ kind: 'person', key: context.actor.id }, endpoint.rate);
  if (endpoint.publicForSeconds === undefined || context.actor || context.tenant.is_draft) keepPrivate(reply);
  else keepForPublic(request, reply, endpoint.publicForSeconds);
  // Before the file is read: nobody without the right to hand one in makes us read it.
  if (endpoint.takesFileOfBytes !== undefined) demandAccess(endpoint, context.actor, circumstancesOf(context));
  const file =
    endpoint.takesFileOfBytes === undefined ? undefined : await readFilePart(request, endpoint.takesFileOfBytes);
  const parts = {
    params: request.params,
    query: request.query,
    body: file ? undefined : request.body,
    file,
    lastEventId: request.headers['last-event-id'],
  } as RequestOf<Endpoint>;
  const { actor } = context;
  // Who only reads is refused: nothing is tried.
  if (actor?.acting_user_id && actor.mode === 'full' && endpoint.method !== 'GET')
    await services.noteActing(context, endpoint);
  const result = endpoint.idempotent
    ? await carryOutOnce(declared, context, request, parts)
    : await callRoute(declared, context, parts);
  if (actor?.acting_user_id && endpoint.method === 'GET') await services.noteLook(context, endpoint);
  if (endpoint.answer === 'nothing') return reply.code(204).send();
  if (endpoint.answer === 'redirect') return reply.redirect(String(result), 303);
  if (endpoint.answer === 'file') return sendAttachment(reply, result as HandedFile);
  if (endpoint.answer === 'events') return sendEventStream(reply, result as EventStream);
  if (isMediaType(endpoint.answer)) return reply.type(`${endpoint.answer}; charset=utf-8`).send(result);
  const json = result instanceof WrittenAnswer ? result.json : serializerOf(reply, endpoint.answer)(result);
  return reply.type('application/json; charset=utf-8').send(json);
}

/** What everybody may read has something of the person in it where they are known: support reads it as nobody. */
const asSupportMaySee = ({ method, access }: Endpoint, context: Context): Context =>
  method === 'GET' && access === 'anyone' && context.actor?.acting_municipality_id != null
    ? { ...context, actor: null }
    : context;

/**
 * A form that is filled in wrongly is refused for what is wrong with it, and takes none of the turns that guard accounts:
 * many share an address, and their typing errors would keep the others out.
 */
function rateOf({ rate, body }: Endpoint, request: FastifyRequest): Endpoint['rate'] {
  const isFaulty = isSharedRate(rate) && body?.strict().safeParse(request.body ?? {}).success === false;
  return isFaulty ? 'publicRead' : rate;
}

function readRequest<Declared extends Endpoint>(
  endpoint: Declared,
  given: RequestOf<Endpoint>,
  context: Context,
): RequestOf<Declared> {
  const isWrite = endpoint.method !== 'GET';
  const read = (schema: z.ZodObject | undefined, value: unknown, isStrict: boolean): unknown => {
    if (!schema) return undefined;
    const parsed = (isStrict ? schema.strict() : schema).safeParse(value ?? {});
    if (parsed.success) return parsed.data;
    throw new Problem('invalid', { errors: fieldErrors(parsed.error, context.language) });
  };
  if (hasNul(given.query) || hasNul(given.body)) throw new Problem('malformed');
  const params = endpoint.params?.safeParse(given.params ?? {});
  // An id that cannot exist is a thing that does not exist.
  if (params && !params.success) throw new Problem('not_found');
  return {
    params: params?.data,
    query: read(endpoint.query, given.query, isWrite),
    body: read(endpoint.body, given.body, true),
    file: given.file,
    lastEventId: given.lastEventId,
  } as RequestOf<Declared>;
}

const patternOf = (endpoint: Endpoint): RegExp =>
  new RegExp(`^/api${endpoint.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** PostgreSQL has no text with U+0000 in it, so neither do we. Bodies have few levels: see read-json.ts. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => name.includes('\0') || hasNul(part));
}

function demandComplete(endpoint: Endpoint): void {
  const missing: string[] = (['access', 'rate', 'answer', 'summary'] as const).filter((part) => !endpoint[part]);
  if (!Object.hasOwn(RATE_LIMITS, endpoint.rate)) missing.push('a known rate class');
  if (!ACCESS_LEVELS.includes(endpoint.access)) missing.push('a known access');
  if (missing.length > 0)
    throw new Error(`${endpoint.method} ${endpoint.path} does not declare ${missing.join(', ')}.`);
  if (endpoint.access !== 'anyone' && OWN_ONLY_RATES.includes(endpoint.rate) && !endpoint.isOwnOnly) {
    throw new Error(`${endpoint.method} ${endpoint.path} sends or takes data out, and does not say isOwnOnly.`);
  }
  if (endpoint.publicForSeconds !== undefined && (endpoint.method !== 'GET' || endpoint.access !== 'anyone')) {
    throw new Error(`${endpoint.method} ${endpoint.path} is kept for the public but is not a public read.`);
  }
}
