import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { personNumberKind } from '#platform/contract/numbers.ts';
import { type IdportenOptions, idportenProvider } from './idporten-client.ts';

const ISSUER = 'https://idporten.example';
const REDIRECT_URI = 'https://portal.example/api/auth/idporten/callback';
const SYNTHETIC = '14823821086';
/** Numbers of the three series with right check digits, of years that their individual numbers never had. */
const RESIDENT = '01014050066';
const TEMPORARY = '41014050130';
const HOSPITAL = '01414050049';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

let keys: Keys;
let foreignKeys: Keys;
beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  foreignKeys = await generateKeyPair('RS256', { extractable: true });
});

type Asked = { path: string; body: URLSearchParams };

/** What the service does when it does not do what it should. */
type Manners = {
  claims?: JWTPayload;
  signedWith?: Keys;
  metadata?: Record<string, unknown>;
  answer?(path: string): Response | Promise<Response> | undefined;
};

/** The service as the portal sees it: what it was asked, and tokens as the manners say. */
function service(manners: Manners = {}) {
  const asked: Asked[] = [];
  let nonce = '';
  const fetch: NonNullable<IdportenOptions['fetch']> = async (address, options) => {
    const { pathname } = new URL(address);
    const body = new URLSearchParams(String(options.body ?? ''));
    asked.push({ path: pathname, body });
    const special = await manners.answer?.(pathname);
    if (special) return special;
    if (pathname === '/par') {
      nonce = body.get('nonce') ?? '';
      return Response.json({ request_uri: 'urn:example:1', expires_in: 60 }, { status: 201 });
    }
    if (pathname === '/jwks') {
      return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
    }
    if (pathname === '/token') {
      const claims = { iss: ISSUER, aud: 'portal', sub: 'pairwise', acr: 'idporten-loa-high', pid: SYNTHETIC, nonce };
      const token = new SignJWT({ ...claims, ...manners.claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt();
      if (manners.claims?.exp === undefined) token.setExpirationTime('2m');
      const id_token = await token.sign((manners.signedWith ?? keys).privateKey);
      return Response.json({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token });
    }
    return Response.json({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/authorize`,
      pushed_authorization_request_endpoint: `${ISSUER}/par`,
      token_endpoint: `${ISSUER}/token`,
      jwks_uri: `${ISSUER}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
      ...manners.metadata,
    });
  };
  return { asked, fetch, manners };
}

function providerAt(
  { fetch }: { fetch: NonNullable<IdportenOptions['fetch']> },
  options: Partial<IdportenOptions> = {},
) {
  const troubles: unknown[] = [];
  const provider = idportenProvider({
    issuer: new URL(ISSUER),
    clientId: 'portal',
    clientAuthentication: { secret: 'a secret of the portal' },
    redirectUri: REDIRECT_URI,
    isInsecureAllowed: false,
    acceptsSyntheticPeople: true,
    onTrouble: (error) => troubles.push(error),
    fetch,
    ...options,
  });
  return { ...provider, troubles };
}

type Provider = ReturnType<typeof providerAt>;

async function logIn(provider: Provider, method: 'minid' | 'bankid' = 'bankid', returned: Record<string, string> = {}) {
  const begun = await provider.begin({ method, language: 'nb', state: 'a state' });
  const parameters = new URLSearchParams({ code: 'a code', state: 'a state', iss: ISSUER, ...returned });
  return provider.finish(parameters, { ...begun, state: 'a state' });
}

const PERSON = { person: { ssn: SYNTHETIC, name: null } };

describe('setting out', () => {
  test.each([
    ['minid', 'idporten-loa-substantial'],
    ['bankid', 'idporten-loa-high'],
  ] as const)(
    'IDN-17 %s is asked for by its level, in a request that the browser does not see',
    async (method, level) => {
      const there = service();
      const begun = await providerAt(there).begin({ method, language: 'nn', state: 'a state' });
      expect(begun.url).toBe(`${ISSUER}/authorize?request_uri=urn%3Aexample%3A1&client_id=portal`);
      expect(begun.level).toBe(level);
      const pushed = Object.fromEntries(there.asked.find(({ path }) => path === '/par')?.body ?? []);
      expect(pushed).toMatchObject({
        acr_values: level,
        client_secret: 'a secret of the portal',
        code_challenge_method: 'S256',
        nonce: begun.nonce,
        redirect_uri: REDIRECT_URI,
        response_type: 'code',
        scope: 'openid profile',
        state: 'a state',
        ui_locales: 'nn',
      });
      expect(pushed.code_challenge).not.toBe(begun.verifier);
    },
  );

  test('IDN-17 a service without pushed requests is asked through the browser', async () => {
    const there = service({ metadata: { pushed_authorization_request_endpoint: undefined } });
    const { url } = await providerAt(there).begin({ method: 'minid', language: 'nb', state: 'a state' });
    expect(new URL(url).searchParams.get('acr_values')).toBe('idporten-loa-substantial');
    expect(there.asked.map(({ path }) => path)).not.toContain('/par');
  });

  test('IDN-17 the service is discovered once, also for many at once, and again after it was away', async () => {
    let isAway = true;
    const there = service({ answer: () => (isAway ? new Response('', { status: 503 }) : undefined) });
    const provider = providerAt(there);
    const begin = () => provider.begin({ method: 'minid', language: 'en', state: 'a state' });
    await expect(begin()).rejects.toMatchObject({ kind: 'unavailable', hasOwnMessage: true });
    isAway = false;
    await Promise.all([begin(), begin(), begin()]);
    await begin();
    const discoveries = there.asked.filter(({ path }) => path.includes('.well-known'));
    expect(discoveries).toHaveLength(2);
    expect(provider.troubles).toHaveLength(1);
  });

  test('IDN-17 with a key of its own the portal proves itself without a secret', async () => {
    const there = service();
    const privateKeyJwk = JSON.stringify({ ...(await exportJWK(foreignKeys.privateKey)), kid: 'own', alg: 'RS256' });
    const provider = providerAt(there, { clientAuthentication: { privateKeyJwk } });
    expect(await logIn(provider)).toEqual(PERSON);
    for (const { body } of there.asked.filter(({ path }) => path === '/par' || path === '/token')) {
      expect(body.has('client_secret')).toBe(false);
      const { payload, protectedHeader } = await jwtVerify(body.get('client_assertion') ?? '', foreignKeys.publicKey);
      expect(payload).toMatchObject({ iss: 'portal', sub: 'portal', aud: ISSUER });
      expect(protectedHeader.kid).toBe('own');
    }
  });

  test.each(['', 'not json', '{}', '"x"', '{"kty":"RSA","n":"x","e":"AQAB"}'])(
    'IDN-17 %j is no private key, which is told at start and without saying what it was',
    (privateKeyJwk) => {
      expect(() => providerAt(service(), { clientAuthentication: { privateKeyJwk } })).toThrow(
        'IDPORTEN_CLIENT_KEY is not a private key in JWK form.',
      );
    },
  );

  test('IDN-17 a service on plain http is used only where that is allowed', async () => {
    const issuer = new URL('http://idporten.example');
    const there = service({ metadata: { issuer: issuer.href } });
    await expect(
      providerAt(there, { issuer }).begin({ method: 'minid', language: 'nb', state: 'a state' }),
    ).rejects.toMatchObject({ kind: 'unavailable' });
    expect(there.asked).toEqual([]);
  });

  test('IDN-17 a service that calls itself something else is not the one', async () => {
    const provider = providerAt(service({ metadata: { issuer: 'https://evil.example' } }));
    await expect(provider.begin({ method: 'minid', language: 'nb', state: 'a state' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('coming back', () => {
  test('IDN-17 a good token tells who it is', async () => {
    const provider = providerAt(service());
    expect(await logIn(provider)).toEqual(PERSON);
    expect(provider.troubles).toEqual([]);
  });

  test('IDN-17 the numbers that follow are what they seem', () => {
    expect([RESIDENT, TEMPORARY, HOSPITAL, SYNTHETIC].map(personNumberKind)).toEqual(['fnr', 'dnr', 'hnr', 'tnr']);
  });

  test.each([RESIDENT, TEMPORARY])('IDN-17 %s is accepted in production', async (pid) => {
    const provider = providerAt(service({ claims: { pid } }), { acceptsSyntheticPeople: false });
    expect(await logIn(provider)).toEqual({ person: { ssn: pid, name: null } });
  });

  test('IDN-17 synthetic people are turned away in production', async () => {
    expect(await logIn(providerAt(service(), { acceptsSyntheticPeople: false }))).toEqual({ refusal: 'failed' });
  });

  test.each([
    ['bankid', 'idporten-loa-substantial'],
    ['bankid', 'idporten-loa-low'],
    ['bankid', 'Level4'],
    ['minid', 'idporten-loa-low'],
    ['minid', ''],
    ['minid', undefined],
    ['minid', ['idporten-loa-high']],
    ['minid', 4],
  ] as const)('IDN-17 where %s was asked for, the level %j is too low', async (method, acr) => {
    const provider = providerAt(service({ claims: { acr } }));
    expect(await logIn(provider, method)).toEqual({ refusal: 'level' });
  });

  test.each([undefined, '', 14823821086, '14823821087', '00000000000', HOSPITAL, ` ${SYNTHETIC}`, [SYNTHETIC]])(
    'IDN-17 %j is nobody',
    async (pid) => {
      expect(await logIn(providerAt(service({ claims: { pid } })))).toEqual({ refusal: 'failed' });
    },
  );

  test.each([
    ['of another login', { nonce: 'another' }],
    ['for another client', { aud: 'another' }],
    ['from another service', { iss: 'https://evil.example' }],
    ['that is too old', { exp: 1_700_000_000 }],
  ] as [string, JWTPayload][])('IDN-17 a token %s is refused', async (_which, claims) => {
    const provider = providerAt(service({ claims }));
    expect(await logIn(provider)).toEqual({ refusal: 'failed' });
    expect(provider.troubles).toHaveLength(1);
  });

  test('IDN-17 a token that another user has signed is refused', async () => {
    expect(await logIn(providerAt(service({ signedWith: foreignKeys })))).toEqual({ refusal: 'failed' });
  });

  test('IDN-17 a token that nobody has signed is refused', async () => {
    const there = service();
    const unsigned: typeof there.fetch = async (address, options) => {
      const answer = await there.fetch(address, options);
      if (!address.endsWith('/token')) return answer;
      const tokens = (await answer.json()) as { id_token: string };
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return Response.json({ ...tokens, id_token: `${part({ alg: 'none' })}.${part(decodeJwt(tokens.id_token))}.` });
    };
    expect(await logIn(providerAt({ fetch: unsigned }))).toEqual({ refusal: 'failed' });
  });

  test.each([
    [{ error: 'access_denied' }, 'cancelled'],
    [{ error: 'unmet_authentication_requirements' }, 'level'],
    [{ error: 'temporarily_unavailable' }, 'away'],
    [{ error: 'server_error' }, 'away'],
    [{ error: 'constructor' }, 'failed'],
    [{ state: 'another state' }, 'failed'],
    [{ iss: 'https://evil.example' }, 'failed'],
    [{ error: 'access_denied', state: 'another state' }, 'failed'],
  ] as [Record<string, string>, string][])('IDN-17 %j is %s', async (returned, refusal) => {
    expect(await logIn(providerAt(service()), 'bankid', returned)).toEqual({ refusal });
  });

  test.each([
    ['an error of its own', () => new Response('oh', { status: 502 }), 'away'],
    ['an error in JSON', () => Response.json({ error: 'server_error' }, { status: 500 }), 'away'],
    ['nothing in time', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'away'],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 'away'],
    ['a refusal', () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 'failed'],
    ['something that is no JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'failed'],
  ] as [string, () => Response | Promise<Response>, string][])(
    'IDN-17 %s instead of a token',
    async (_what, answer, refusal) => {
      const provider = providerAt(service({ answer: (path) => (path === '/token' ? answer() : undefined) }));
      expect(await logIn(provider)).toEqual({ refusal });
      expect(provider.troubles).toHaveLength(1);
    },
  );
});
