import { importJWK, type JWK } from 'jose';
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import { personNumberKind } from '#platform/contract/numbers.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Locale } from '#platform/language/locale.ts';
import { StartupError } from '#platform/server/startup-error.ts';
import type { IdportenMethod } from '../rules.ts';
import type { FinishedLogin, IdentityProvider, LoginRefusal, ProvenPerson } from './identity-provider.ts';

export type IdportenOptions = {
  issuer: URL;
  clientId: string;
  clientAuthentication: ClientAuthentication;
  /** The one address, for all tenants, that the service sends browsers back to. */
  redirectUri: string;
  /** Plain http, for the embedded provider on a machine where the portal is tried out. */
  isInsecureAllowed: boolean;
  /** Numbers of test registers belong to no person, so production refuses them. */
  acceptsSyntheticPeople: boolean;
  /** Told what a person is not: why the service could not be used. */
  onTrouble(error: unknown): void;
  fetch?: openid.CustomFetch;
};

/** What the portal proves itself with to the service: a secret, or a private key as a JWK. */
export type ClientAuthentication = { secret: string } | { privateKeyJwk: string };

/** Levels of trust, lowest first. */
export const IDPORTEN_LEVELS = ['idporten-loa-substantial', 'idporten-loa-high'] as const;

export type IdportenLevel = (typeof IDPORTEN_LEVELS)[number];

/** No parameter chooses MinID or BankID: the level decides which of them the service shows. */
const LEVEL_OF: Record<IdportenMethod, IdportenLevel> = {
  minid: 'idporten-loa-substantial',
  bankid: 'idporten-loa-high',
};

const TIMEOUT_SECONDS = 5;
const DISCOVERY_LASTS_MS = 24 * 3_600_000;

/** ID-porten through OpenID Connect (IDN-17). */
export function idportenProvider(options: IdportenOptions): IdentityProvider {
  const authenticate = clientAuthenticationOf(options.clientAuthentication);
  // One discovery at a time; one that fails is not kept.
  const services = new LRUCache<string, openid.Configuration>({
    max: 1,
    ttl: DISCOVERY_LASTS_MS,
    fetchMethod: async () => discover(options, await authenticate()),
  });
  const findService = () => services.forceFetch(options.issuer.href);

  return {
    async begin({ method, language, state }) {
      const [nonce, verifier, level] = [openid.randomNonce(), openid.randomPKCECodeVerifier(), LEVEL_OF[method]];
      try {
        const url = await authorizationUrl(await findService(), {
          redirect_uri: options.redirectUri,
          scope: 'openid profile',
          acr_values: level,
          ui_locales: language,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, nonce, verifier, level };
      } catch (error) {
        options.onTrouble(error);
        throw new Problem('unavailable', { message: AWAY[language] });
      }
    },

    async finish(returned, { state, nonce, verifier, level }) {
      const currentUrl = new URL(options.redirectUri);
      currentUrl.search = returned.toString();
      try {
        const tokens = await openid.authorizationCodeGrant(await findService(), currentUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return readPerson(tokens.claims() ?? {}, level, options);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal !== 'cancelled') options.onTrouble(error);
        return { refusal };
      }
    },
  };
}

const AWAY: Record<Locale, string> = {
  nb: 'Innlogging med MinID og BankID virker ikke akkurat nå. Prøv igjen om litt, eller logg inn på en annen måte.',
  nn: 'Innlogging med MinID og BankID verkar ikkje akkurat no. Prøv igjen om litt, eller logg inn på ein annan måte.',
  en: 'Logging in with MinID and BankID does not work right now. Try again in a while, or log in another way.',
};

function discover(options: IdportenOptions, authentication: openid.ClientAuth): Promise<openid.Configuration> {
  return openid.discovery(options.issuer, options.clientId, undefined, authentication, {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The library trusts the connection that a token came over; its signature is to be right as well.
      openid.enableNonRepudiationChecks,
      ...(options.isInsecureAllowed ? [openid.allowInsecureRequests] : []),
    ],
    ...(options.fetch && { [openid.customFetch]: options.fetch }),
  });
}

/** With pushed requests nothing of the login goes through the browser but a reference to it. */
const authorizationUrl = (service: openid.Configuration, parameters: Record<string, string>): Promise<URL> | URL =>
  service.serverMetadata().pushed_authorization_request_endpoint
    ? openid.buildAuthorizationUrlWithPAR(service, parameters)
    : openid.buildAuthorizationUrl(service, parameters);

function clientAuthenticationOf(given: ClientAuthentication): () => Promise<openid.ClientAuth> {
  if ('secret' in given) return async () => openid.ClientSecretPost(given.secret);
  const jwk = readPrivateKey(given.privateKeyJwk);
  return async () => {
    const key = await importJWK(jwk, jwk.alg ?? 'RS256');
    if (key instanceof Uint8Array) throw new Error('The key of the client is not a key pair.');
    return openid.PrivateKeyJwt(jwk.kid ? { key, kid: jwk.kid } : key);
  };
}

/** A key that cannot be one keeps the portal from starting, rather than people from logging in. */
function readPrivateKey(text: string): JWK {
  const jwk = parseJson(text);
  if (typeof jwk !== 'object' || jwk === null || !('d' in jwk) || !('kty' in jwk)) {
    throw new StartupError('settings', 'IDPORTEN_CLIENT_KEY is not a private key in JWK form.');
  }
  return jwk as JWK;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The library has checked that the token is genuine, meant for us and meant for this login. The rest is ours. */
function readPerson(claims: Partial<openid.IDToken>, level: string, options: IdportenOptions): FinishedLogin {
  const { acr, pid, name } = claims;
  if (!reaches(acr, level)) return { refusal: 'level' };
  // A user with a foreign eID may have no Norwegian number.
  if (typeof pid !== 'string' || !isAcceptedNumber(pid, options)) return { refusal: 'failed' };
  const person: ProvenPerson = { ssn: pid, name: typeof name === 'string' && name.trim() ? name.trim() : null };
  return { person };
}

/** A higher level than the one asked for is as good; a level that nobody has heard of is none. */
function reaches(given: unknown, asked: string): boolean {
  const rank = (level: unknown): number => (IDPORTEN_LEVELS as readonly unknown[]).indexOf(level);
  return rank(asked) >= 0 && rank(given) >= rank(asked);
}

function isAcceptedNumber(pid: string, { acceptsSyntheticPeople }: IdportenOptions): boolean {
  const kind = personNumberKind(pid);
  if (kind === 'fnr' || kind === 'dnr') return true;
  return acceptsSyntheticPeople && (kind === 'tnr' || kind === 'dnr-and-tnr');
}

/** The service's own words for what went wrong. */
const REFUSALS: ReadonlyMap<string, LoginRefusal> = new Map([
  ['access_denied', 'cancelled'],
  ['unmet_authentication_requirements', 'level'],
  ['temporarily_unavailable', 'away'],
  ['server_error', 'away'],
]);

function refusalOf(error: unknown): LoginRefusal {
  if (error instanceof openid.AuthorizationResponseError) return REFUSALS.get(error.error) ?? 'failed';
  return isAway(error) ? 'away' : 'failed';
}

function isAway(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return error.status >= 500;
  if (error instanceof openid.ClientError) {
    const hasTimedOut = error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT';
    return hasTimedOut || (error.cause instanceof Response && error.cause.status >= 500);
  }
  // So fetch says that nobody answers; the library's own type errors carry a code.
  return error instanceof TypeError && !('code' in error);
}
