import { generateKeyPair } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import type { Configuration, Interaction, JWKS } from 'oidc-provider';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '#platform/language/locale.ts';
import { randomToken, type Secrets } from '#platform/server/secrets.ts';
import { EMBEDDED_PEOPLE } from './embedded-people.ts';
import { embeddedStore } from './embedded-store.ts';
import { IDPORTEN_LEVELS, type IdportenLevel } from './idporten-client.ts';

/** Where the provider and its login page are, on the host that browsers are sent back to. */
export const EMBEDDED_PATH = '/op';
export const EMBEDDED_LOGIN_PATH = '/op-login';

export const CALLBACK_PATH = '/api/auth/idporten/callback';

/** What both sides of the embedded login must agree on. */
export type EmbeddedRegistration = {
  issuer: URL;
  clientId: string;
  clientAuthentication: { secret: string };
  redirectUri: string;
};

export const embeddedRegistration = (callbackOrigin: string, secrets: Secrets): EmbeddedRegistration => ({
  issuer: new URL(EMBEDDED_PATH, callbackOrigin),
  clientId: 'nabolag',
  clientAuthentication: { secret: Buffer.from(secrets.key('provider')).toString('base64url') },
  redirectUri: new URL(CALLBACK_PATH, callbackOrigin).href,
});

export type EmbeddedProvider = {
  /** Answers a request below EMBEDDED_PATH. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The login that this browser is in the middle of; null when there is none. */
  underWay(request: IncomingMessage, response: ServerResponse): Promise<LoginUnderWay | null>;
};

export type LoginUnderWay = {
  level: IdportenLevel;
  language: Locale;
  /** Ends the login as this person, or, without one, as a user who turned back. Answers where to go on. */
  end(personId: string | null): Promise<string>;
};

type TroublePage = (language: Locale) => string;

/**
 * Stands in for ID-porten wherever production is not: the same protocol over HTTP, with people who do not exist. The
 * library is fetched when a user logs in this way for the first time.
 */
export async function openEmbeddedProvider(
  registration: EmbeddedRegistration,
  troublePage: TroublePage,
): Promise<EmbeddedProvider> {
  const { Provider } = await import('oidc-provider');
  const jwks = { keys: [await newSigningKey()] };
  const provider = new Provider(registration.issuer.href, configurationOf(registration, jwks, troublePage));
  // The scheme is the one of the issuer, which `answer` states.
  provider.proxy = true;
  const answerWith = provider.callback();
  return {
    async answer(request, response) {
      pinAddress(request, registration.issuer);
      forgetSession(request);
      await answerWith(request, response);
    },
    async underWay(request, response) {
      const interaction = await provider.interactionDetails(request, response).catch(() => null);
      if (!interaction) return null;
      return {
        level: levelAskedBy(interaction),
        language: parseLocale(String(interaction.params.ui_locales)) ?? DEFAULT_LOCALE,
        end: (personId) =>
          provider.interactionResult(request, response, resultOf(personId), { mergeWithLastSubmission: false }),
      };
    },
  };
}

/** Addresses in answers come from the settings, never from what a request says its host is. */
function pinAddress(request: IncomingMessage & { originalUrl?: string }, issuer: URL): void {
  request.originalUrl = request.url ?? '';
  request.url = request.originalUrl.slice(EMBEDDED_PATH.length);
  request.headers.host = issuer.host;
  request.headers['x-forwarded-proto'] = issuer.protocol.replace(':', '');
  delete request.headers['x-forwarded-host'];
}

const SESSION_COOKIE = 'op_session';

/** Each login begins as if it were the first, so that one can always choose who to be. */
function forgetSession({ headers }: IncomingMessage): void {
  headers.cookie = headers.cookie
    ?.split('; ')
    .filter((cookie) => !cookie.startsWith(SESSION_COOKIE))
    .join('; ');
}

const levelAskedBy = ({ params }: Interaction): IdportenLevel =>
  IDPORTEN_LEVELS.find((level) => level === params.acr_values) ?? IDPORTEN_LEVELS[0];

/** A user who only has MinID returns with that level even if a higher one was asked for: the portal has to notice. */
function resultOf(personId: string | null) {
  const person = EMBEDDED_PEOPLE.find(({ id }) => id === personId);
  if (!person) return { error: 'access_denied', error_description: 'The person turned back.' };
  return { login: { accountId: person.id, acr: person.level, amr: ['TestID'], remember: false } };
}

const MINUTE = 60;

function configurationOf(registration: EmbeddedRegistration, jwks: JWKS, troublePage: TroublePage): Configuration {
  return {
    adapter: embeddedStore(),
    clients: [
      {
        client_id: registration.clientId,
        client_secret: registration.clientAuthentication.secret,
        redirect_uris: [registration.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        require_pushed_authorization_requests: true,
      },
    ],
    jwks,
    cookies: {
      keys: [randomToken()],
      names: { session: SESSION_COOKIE, interaction: 'op_login', resume: 'op_resume' },
    },
    responseTypes: ['code'],
    scopes: ['openid', 'profile'],
    claims: {
      openid: ['sub', 'pid', 'locale'],
      profile: [],
      acr: null,
      amr: null,
      auth_time: null,
      iss: null,
      sid: null,
    },
    // As the real one does it: the number stands in the token itself.
    conformIdTokenClaims: false,
    acrValues: [...IDPORTEN_LEVELS],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: true },
      rpInitiatedLogout: { enabled: false },
    },
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: 2 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 2 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    interactions: { url: (_context, { uid }) => `${EMBEDDED_LOGIN_PATH}/${uid}` },
    async findAccount(_context, id) {
      const person = EMBEDDED_PEOPLE.find((known) => known.id === id);
      if (!person) return undefined;
      const claims = { sub: id, locale: 'nb', ...(person.ssn && { pid: person.ssn }) };
      return { accountId: id, claims: async () => claims };
    },
    // The portal's own people need not be asked whether the portal may know them.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: registration.clientId,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    renderError(context) {
      context.type = 'html';
      context.body = troublePage(parseLocale(context.get('accept-language')) ?? DEFAULT_LOCALE);
    },
  };
}

/** What is signed or under way does not outlive the process, so neither does the key. */
async function newSigningKey(): Promise<JWKS['keys'][number]> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as JWKS['keys'][number];
}
