import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dumpPostgres } from '#apps/cli/postgres-tools.ts';
import type { IdentityProvider } from '#features/identity/server/identity-provider.ts';
import { readBody } from '#features/messages/server/sealed-body.ts';
import { newVapidKey } from '#features/push/server/vapid-key.ts';
import { webPush } from '#features/push/server/web-push.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { pushBrowser } from '#tests/support/push-browser.ts';

/** Fewer where each takes longer: what is stored does not depend on the engine. */
const PEOPLE = process.env.TEST_DATABASE_URL ? 20 : 5;
const UNPACK = 'pg_restore';
const ROUNDS_OF_CODES = 2;
const lines: string[] = [];
const secrets: string[] = [];
/** Stored in plain, so that the search is known to find what is there. */
const VISIBLE = `Synlig ${crypto.randomUUID()}`;
let portal: TestPortal;
let walBefore: string;

/** Each log-in is another person. */
const provider: IdentityProvider = {
  begin: async ({ state }) => ({ url: `/?state=${state}`, nonce: 'nonce', verifier: 'verifier', level: 'level' }),
  finish: async () => {
    const ssn = String(randomInt(10 ** 10, 10 ** 11));
    secrets.push(ssn);
    return { person: { ssn, name: VISIBLE } };
  },
};

beforeAll(async () => {
  const push = webPush({ privateKey: newVapidKey(), contact: 'mailto:drift@nabolag.example', isLoopbackAllowed: true });
  portal = await startPortal({
    settings: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
    integrations: { provider, push },
  });
  walBefore = await walFile();
  for (let count = 0; count < PEOPLE; count += 1) await givenLoginWithNumber();
  await givenOwnSecrets();
  for (let round = 0; round < ROUNDS_OF_CODES; round += 1) await givenCodes(round);
});
afterAll(() => portal.close());

async function givenLoginWithNumber() {
  const browser = portal.browser();
  await browser.openForm();
  const { url } = (await browser.get('/api/auth/idporten/url')).json().data;
  const state = new URL(url, 'http://localhost').searchParams.get('state');
  const callback = await browser.get(`/api/auth/idporten/callback?state=${state}&code=x`);
  const handle = new URL(String(callback.headers.location)).searchParams.get('handle') ?? '';
  const ticket: string = (await browser.get(`/api/auth/idporten/status?handle=${handle}`)).json().access_token;
  secrets.push(handle, ticket);
}

/** An authenticator app with its recovery codes, a timetable address, a device for notifications and an invitation. */
async function givenOwnSecrets() {
  const id = await portal.given.person('Ada Ansatt', { scopes: ['admin'] });
  const me = portal.as(id);
  const { secret, setup } = (await me.post('/api/auth/authenticator')).json().data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const turnedOn = await me.send('PUT', '/api/auth/authenticator', { body: { setup, code } });
  const recoveryCodes: string[] = turnedOn.json().data.recovery_codes;
  const address: string = (await me.post('/api/users/me/timetable')).json().data.url;
  const { keys } = await pushBrowser();
  const endpoint = `http://127.0.0.1:9/device/${crypto.randomUUID()}`;
  expect((await me.post('/api/push-subscriptions', { endpoint, expirationTime: null, keys })).status).toBe(200);
  const club = await portal.given.organisation({ name: 'Solvik IL', owner: id });
  await me.post(`/api/organizations/${club}/invites`, { emails: ['invitert@test.example'] });
  const [invitation] = await textsTo('invitert@test.example');
  secrets.push(secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', '')));
  secrets.push(part(address, /[^/]{40,}(?=\.ics)/), endpoint, keys.p256dh, keys.auth);
  secrets.push(part(invitation, /(?<=invitationToken=)[\w-]{40,}/));
}

/** Codes by e-mail and SMS and a reset link; those of the first round are emptied, as if they had been sent. */
async function givenCodes(round: number) {
  const [email, phone] = [`kode${round}@test.example`, `+479100000${round}`];
  await portal.given.person('Koder Kodesen', { email });
  const browser = portal.browser();
  await browser.openForm();
  await browser.post('/api/auth/username-verifications', { username: email, purpose: 'restore' });
  await browser.post('/api/auth/username-verifications', { username: phone });
  await browser.post('/api/auth/password/forgot', { username: email });
  await portal.workOff();
  // Six digits may be part of anything, so they are searched for with what stands around them.
  const [mailed, link] = (await textsTo(email)).toSorted((one, other) => one.length - other.length);
  const [sms] = await textsTo(phone);
  secrets.push(part(mailed, /\n\n\d{6}\n\n/), part(link, /(?<=#token=)[\w-]{40,}/), part(sms, /\S+ \d{6}\. \S+/));
  if (round === 0) await sql`update outgoing_message set text = null, html = null, sealed = null`.execute(portal.db);
}

function part(text: string | undefined, pattern: RegExp): string {
  const [found] = pattern.exec(text ?? '') ?? [];
  if (!found) throw new Error(`There is no ${pattern} in: ${text}`);
  return found;
}

async function textsTo(address: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('outgoing_message')
    .select(['id', 'text', 'html', 'sealed'])
    .where('recipient', '=', address)
    .execute();
  return rows.map((row) => readBody(portal.jobServices.secrets, row)?.text ?? '');
}

async function walFile(): Promise<string> {
  if (portal.database.engine.kind === 'embedded') return '';
  const { rows } = await sql<{ file: string }>`select pg_walfile_name(pg_current_wal_lsn()) as file`.execute(portal.db);
  return rows[0]?.file ?? '';
}

/** The tables of this database as they are on the disk, and the log that was written meanwhile. */
async function databaseFiles(): Promise<Buffer[]> {
  await sql`checkpoint`.execute(portal.db);
  const { rows } = await sql<{ home: string; oid: string }>`
    select current_setting('data_directory') as home, oid::text from pg_database
    where datname = current_database()`.execute(portal.db);
  const { home = '', oid = '' } = rows[0] ?? {};
  const walAfter = await walFile();
  const tables = await readdir(path.join(home, 'base', oid));
  const wal = await readdir(path.join(home, 'pg_wal'));
  const names = [
    ...tables.map((name) => path.join(home, 'base', oid, name)),
    ...wal.filter((name) => name >= walBefore && name <= walAfter).map((name) => path.join(home, 'pg_wal', name)),
  ];
  return Promise.all(names.map((name) => readFile(name)));
}

/** What `npm run backup` writes, unpacked. */
async function backup(): Promise<Buffer[]> {
  const { engine } = portal.database;
  if (engine.kind === 'embedded') {
    await engine.pglite.exec('checkpoint');
    return [Buffer.from(await (await engine.pglite.dumpDataDir('none')).arrayBuffer())];
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-secrets-'));
  try {
    const [dump, unpacked] = [path.join(folder, 'dump'), path.join(folder, 'unpacked')];
    await dumpPostgres(engine.url, dump);
    expect(spawnSync(UNPACK, [`--file=${unpacked}`, dump]).status).toBe(0);
    return [await readFile(unpacked)];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Lines end with a character in the files and with `\n`, written out, in a dump. */
const foundIn = (places: readonly Buffer[], texts: readonly string[]): string[] =>
  texts.filter((text) =>
    places.some(
      (place) => place.includes(text) || (text.includes('\n') && place.includes(text.replaceAll('\n', '\\n'))),
    ),
  );

describe('D-14 what is secret is stored nowhere in plain', () => {
  test('D-14 numbers, app secrets, recovery codes, tickets, codes, links and keys are in no backup', async () => {
    expect(secrets.length).toBeGreaterThanOrEqual(PEOPLE * 3 + ROUNDS_OF_CODES * 3 + 8);
    const files = await backup();
    expect(foundIn(files, [VISIBLE])).toEqual([VISIBLE]);
    expect(foundIn(files, secrets)).toEqual([]);
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    'D-14 nor in the files of the database and its log, also when they have been sent and emptied',
    async () => {
      const files = await databaseFiles();
      expect(foundIn(files, [VISIBLE])).toEqual([VISIBLE]);
      expect(foundIn(files, secrets)).toEqual([]);
    },
  );

  test('D-14 D-22 nor in the log of the portal', () => {
    expect(lines.length).toBeGreaterThan(PEOPLE);
    expect(foundIn([Buffer.from(lines.join(''))], secrets)).toEqual([]);
  });
});
