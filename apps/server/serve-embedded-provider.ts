import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CustomFetch } from 'openid-client';
import { EMBEDDED_CSS, embeddedLoginPage, embeddedTroublePage } from '#features/identity/server/embedded-page.ts';
import {
  EMBEDDED_LOGIN_PATH,
  EMBEDDED_PATH,
  type EmbeddedProvider,
  type EmbeddedRegistration,
  embeddedRegistration,
  openEmbeddedProvider,
} from '#features/identity/server/embedded-provider.ts';
import type { IdentityProvider } from '#features/identity/server/identity-provider.ts';
import { idportenProvider } from '#features/identity/server/idporten-client.ts';
import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import { DEFAULT_LOCALE, parseLocale } from '#platform/language/locale.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { hashOf } from './document.ts';
import { commonHeaders } from './security-headers.ts';

type Options = { callbackOrigin: string; origins: OriginSettings; secrets: Secrets; isProduction: boolean };

export type EmbeddedIdporten = {
  provider: IdentityProvider;
  /** Puts the service and its login page on the server that is to answer for it. */
  serveProvider(server: FastifyInstance): void;
};

/** Stands in for ID-porten, both ends of it. It lets anybody be anybody: never in production. */
export function embeddedIdporten({ callbackOrigin, origins, secrets, isProduction }: Options): EmbeddedIdporten {
  if (isProduction) throw new Error('The embedded identity provider has no place in production.');
  const registration = embeddedRegistration(callbackOrigin, secrets);
  let served: FastifyInstance | undefined;
  return {
    provider: idportenProvider({
      ...registration,
      isInsecureAllowed: registration.issuer.protocol === 'http:',
      acceptsSyntheticPeople: true,
      onTrouble: (error) => served?.log.warn({ err: error }, 'no login with the embedded identity provider'),
      fetch: fetchAt(() => served?.server.address() ?? null),
    }),
    serveProvider(server) {
      served = server;
      serveEmbeddedProvider(server, registration, origins);
    },
  };
}

const MAX_FORM_BYTES = 1000;

function serveEmbeddedProvider(
  server: FastifyInstance,
  registration: EmbeddedRegistration,
  origins: OriginSettings,
): void {
  const policy = pagePolicy(origins);
  const headers = { ...commonHeaders(origins.scheme === 'https'), 'content-security-policy': policy };
  const findProvider = once(() => openEmbeddedProvider(registration, embeddedTroublePage));

  server.register(async (scope) => {
    // The provider reads bodies by itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all(`${EMBEDDED_PATH}/*`, async (request, reply) => {
      const provider = await findProvider();
      reply.hijack();
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
      await provider.answer(request.raw, reply.raw);
    });
  });

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get(`${EMBEDDED_LOGIN_PATH}/:uid`, async (request, reply) => {
      const login = await (await findProvider()).underWay(request.raw, reply.raw);
      return login ? sendPage(reply, policy, embeddedLoginPage(login)) : sendTrouble(request, reply, policy);
    });
    scope.post(`${EMBEDDED_LOGIN_PATH}/:uid`, async (request, reply) => {
      const login = await (await findProvider()).underWay(request.raw, reply.raw);
      if (!login) return sendTrouble(request, reply, policy);
      const chosen = request.body instanceof URLSearchParams ? request.body.get('person') : null;
      return reply.redirect(await login.end(chosen), 303);
    });
  });
}

/**
 * How the portal reaches its own provider: over HTTP, at the address where this process listens. The public address may
 * lead through a proxy, or exist in browsers alone.
 */
function fetchAt(listening: () => AddressInfo | string | null): CustomFetch {
  return async (url, options) => {
    const address = listening();
    if (typeof address !== 'object' || address === null) throw new TypeError('Nobody listens.');
    const { pathname, search } = new URL(url);
    return fetch(`http://${reachableHost(address)}:${address.port}${pathname}${search}`, options as RequestInit);
  };
}

/** A program that listens on every address listens on the loopback too. */
function reachableHost({ address, family }: AddressInfo): string {
  if (family === 'IPv6') return address === '::' ? '[::1]' : `[${address}]`;
  return address === '0.0.0.0' ? '127.0.0.1' : address;
}

const FORM = 'application/x-www-form-urlencoded';

/** After the form the browser is led on to the portal that it came from; browsers hold that against `form-action` too. */
const pagePolicy = (origins: OriginSettings): string =>
  `default-src 'none'; style-src ${hashOf(EMBEDDED_CSS)}; ` +
  `form-action 'self' ${originOf({ key: '*' }, origins)} ${bareOrigin(origins)}; ` +
  "frame-ancestors 'none'; base-uri 'none'";

const bareOrigin = (origins: OriginSettings): string => originOf({ key: '*' }, origins).replace('*.', '');

const sendPage = (reply: FastifyReply, policy: string, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(html);

function sendTrouble(request: FastifyRequest, reply: FastifyReply, policy: string): FastifyReply {
  const language = parseLocale(request.headers['accept-language']) ?? DEFAULT_LOCALE;
  return sendPage(reply.code(404), policy, embeddedTroublePage(language));
}

/** Opened by the user who comes first; tried again when it did not succeed. */
function once(open: () => Promise<EmbeddedProvider>): () => Promise<EmbeddedProvider> {
  let opened: Promise<EmbeddedProvider> | undefined;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
