import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSuperAdmin } from '#features/identity/server/make-super-admin.ts';
import { forgetWhatWasHandedOut, resealPeople, ssnPlace } from '#features/identity/server/reseal.ts';
import { APP_PLACE } from '#features/identity/server/two-factor.ts';
import { resealAddresses } from '#features/timetable/server/secret-address.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenMember, PASSWORD } from '#tests/support/sign-in.ts';

const ORIGINS = { baseDomain: 'localhost', scheme: 'http', port: 3000 } as const;
const LONG_PASSWORD = 'fjellrev-synger-i-ni-dager';
const secrets = createSecrets(DEMO_SECRET);

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const make = (email: string, name?: string) =>
  makeSuperAdmin(
    { db: portal.db, secrets, now: new Date(), origins: ORIGINS, tenant: { key: 'nabolag' } },
    { email, name },
  );

const auditOf = async (email: string) =>
  (
    await sql<{ action: string; actor_user_id: string | null; details: object }>`
      select action, actor_user_id, details from audit_entry
      where subject_user_id = (select id from app_user where email = ${email})`.execute(portal.db)
  ).rows;

describe('O1 the first super-admin', () => {
  test('O1 a new account gets a link, sets a password with it and is asked for a second factor', async () => {
    const email = 'forste@kommune.example';
    expect(await make(email)).toEqual({ outcome: 'unknown' });
    const made = await make(email, 'Første Admin');
    if (made.outcome !== 'created') throw new Error(made.outcome);
    expect(made.url).toMatch(/^http:\/\/localhost:3000\/auth\/reset-password#token=[\w-]{43}$/);
    const token = made.url.split('#token=')[1] ?? '';
    expect((await portal.browser().post('/api/auth/password/reset', { token, password: LONG_PASSWORD })).status).toBe(
      204,
    );
    expect(
      (await portal.browser().post('/api/auth/password/reset', { token, password: LONG_PASSWORD })).status,
    ).not.toBe(204);
    const browser = portal.browser();
    await browser.openForm();
    const ticket = await browser.post('/api/auth/login', { username: email, password: LONG_PASSWORD });
    expect(ticket.json()).toMatchObject({ is_two_factor_enabled: true });
    browser.keep(ticket.json().access_token);
    expect((await browser.get('/api/users/search?q=hemmelig')).status).toBe(401);
    expect(await auditOf(email)).toEqual([
      { action: 'user.scopes', actor_user_id: null, details: { before: '', after: 'admin' } },
    ]);
    expect(await make(email)).toEqual({ outcome: 'already' });
  });

  test('O1 an account that exists is promoted, and its sessions end', async () => {
    const { id, email } = await givenMember(portal, 'Vanlig Person');
    const browser = portal.browser();
    await browser.openForm();
    browser.keep((await browser.post('/api/auth/login', { username: email, password: PASSWORD })).json().access_token);
    expect((await browser.get('/api/users/me')).status).toBe(200);
    expect(await make(email)).toEqual({ outcome: 'promoted' });
    expect((await browser.get('/api/users/me')).status).toBe(401);
    expect(await auditOf(email)).toMatchObject([{ action: 'user.scopes', details: { before: '', after: 'admin' } }]);
    const { scopes } = await portal.db
      .selectFrom('app_user')
      .select('scopes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(scopes).toEqual(['admin']);
  });

  test.each([
    ['blocked', { blocked_at: new Date() }],
    ['readonly', { is_readonly: true }],
    ['unverified', { email_verified_at: null }],
  ] as const)('O1 nobody who is %s', async (outcome, changes) => {
    const { id, email } = await givenMember(portal, `Ikke ${outcome}`);
    await portal.db.updateTable('app_user').set(changes).where('id', '=', id).execute();
    expect(await make(email, 'Navn')).toEqual({ outcome });
    expect(await auditOf(email)).toEqual([]);
  });
});

describe('O8 another secret', () => {
  const after = createSecrets('a secret that follows the other one, long enough');

  test('O8 every sealed column goes over to it, and what was handed out ends', async () => {
    const { id } = await givenMember(portal, 'Forseglet Person');
    await portal.db
      .updateTable('app_user')
      .set({
        ssn_sealed: secrets.seal('14823821086', ssnPlace(id)),
        ssn_digest: secrets.digest('ssn', '14823821086'),
        authenticator_sealed: secrets.seal('JBSWY3DP', `${APP_PLACE} ${id}`),
      })
      .where('id', '=', id)
      .execute();
    const address = (await portal.as(id).post('/api/users/me/timetable')).json().data.url;
    await forgetWhatWasHandedOut(portal.db, new Date());
    await resealPeople({ db: portal.db, before: secrets, after });
    await resealAddresses(portal.db, secrets, after);
    const row = await sealedOf(id);
    expect(after.open(row.ssn_sealed ?? '', ssnPlace(id))).toBe('14823821086');
    expect(row.ssn_digest).toBe(after.digest('ssn', '14823821086'));
    expect(after.open(row.authenticator_sealed ?? '', `${APP_PLACE} ${id}`)).toBe('JBSWY3DP');
    const token = /timetable\/([\w-]+)\.ics/.exec(address)?.[1] ?? '';
    expect(row.token_digest).toBe(after.digest('token', token));

    // The secret from before is lost: nothing is left that would fail to open.
    await resealPeople({ db: portal.db, before: null, after });
    await resealAddresses(portal.db, null, after);
    expect(await sealedOf(id)).toEqual({
      ssn_sealed: null,
      ssn_digest: null,
      authenticator_sealed: null,
      token_digest: null,
    });
  });

  test('O8 there is no sealed column that it does not know', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%sealed' order by name`.execute(portal.db);
    expect(rows.map(({ name }) => name)).toEqual([
      'app_user.authenticator_sealed',
      'app_user.ssn_sealed',
      'card.pin_sealed',
      'child.ssn_sealed',
      'idporten_attempt.sealed',
      'member_list_batch.rows_sealed',
      'outgoing_message.sealed',
      'push_subscription.address_sealed',
      'secret_check.sealed',
      'timetable_address.token_sealed',
    ]);
  });

  async function sealedOf(id: string) {
    const { rows } = await sql<Record<string, string | null>>`
      select ssn_sealed, ssn_digest, authenticator_sealed, token_digest
      from app_user left join timetable_address on timetable_address.user_id = app_user.id
      where app_user.id = ${id}`.execute(portal.db);
    return rows[0] ?? {};
  }
});
