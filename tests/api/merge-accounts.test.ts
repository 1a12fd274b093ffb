import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { BERGEN } from '#tests/support/given.ts';
import type { GivenPerson } from '#tests/support/given-shapes.ts';
import { mergeInto, mergePath, previewOf, REASON } from '#tests/support/merge-scene.ts';
import { STOPPED } from '#tests/support/merge-stops.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenMember, logInBrowser, newestMessage } from '#tests/support/sign-in.ts';

let portal: TestPortal;
let admin: UserId;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.given.person('Solveig Super', { scopes: ['admin'] });
});
afterAll(() => portal.close());

const pair = async (gone: GivenPerson = {}, kept: GivenPerson = {}) => ({
  gone: await givenMember(portal, 'Kari Gammel', gone),
  kept: await givenMember(portal, 'Kari Ny', kept),
});
const planOf = async (kept: { id: UserId }, gone: { id: UserId }) =>
  (await previewOf(portal, admin, kept.id, gone.id)).json().data;
const merge = (kept: { id: UserId }, gone: { id: UserId }) => mergeInto(portal, admin, kept.id, gone.id);
const run = (statement: ReturnType<typeof sql>) => statement.execute(portal.db);

const follow = (user: UserId, organisation: OrganisationId) =>
  run(sql`insert into follower (organisation_id, user_id) values (${organisation}, ${user})`);
const roleIn = async (organisation: OrganisationId, user: UserId) =>
  (
    await sql<{ role: string }>`
    select role from membership where organisation_id = ${organisation} and user_id = ${user}`.execute(portal.db)
  ).rows.map(({ role }) => role);
const numbersOf = async (organisation: OrganisationId) =>
  (await sql`select members_count, followers_count from organisation where id = ${organisation}`.execute(portal.db))
    .rows[0];

describe('DSH-02 what is moved', () => {
  test('DSH-02 of what both have one stays: the stronger role, one follower', async () => {
    const { gone, kept } = await pair();
    const [club, choir] = [await portal.given.organisation(), await portal.given.organisation()];
    await portal.given.member(club, gone.id, 'admin');
    await portal.given.member(club, kept.id, 'member');
    await portal.given.member(choir, gone.id, 'member');
    await portal.given.member(choir, kept.id, 'moderator');
    await follow(gone.id, club);
    await follow(kept.id, club);
    await follow(gone.id, choir);
    const plan = await planOf(kept, gone);
    expect(plan.lines).toEqual([
      { kind: 'memberships', moves: 1, dropped: 2 },
      { kind: 'followed', moves: 1, dropped: 1 },
    ]);
    expect(plan).toMatchObject({ stops: [], kept: { name: 'Kari Ny' }, gone: { name: 'Kari Gammel' } });
    expect(plan.gone.email).toMatch(/^k•••@/);
    expect((await merge(kept, gone)).status).toBe(204);
    expect([await roleIn(club, kept.id), await roleIn(choir, kept.id)]).toEqual([['admin'], ['moderator']]);
    expect([await roleIn(club, gone.id), await roleIn(choir, gone.id)]).toEqual([[], []]);
    expect(await numbersOf(club)).toEqual({ members_count: 1, followers_count: 1 });
    expect(await numbersOf(choir)).toEqual({ members_count: 1, followers_count: 1 });
  });

  test('DSH-02 of two places at the same time the better one stays, and the other goes to the user who is next', async () => {
    const { gone, kept } = await pair();
    const next = await portal.given.person('Neste Nils');
    const event = await portal.given.event({
      startsInHours: [48],
      capacity: 2,
      settings: { has_sign_up: true, has_waiting_list: true },
    });
    const { rows } = await sql<{ id: string }>`select id from occurrence where event_id = ${event}`.execute(portal.db);
    const [occurrence] = rows;
    for (const user of [gone.id, kept.id, next]) {
      expect((await portal.as(user).post(`/api/occurrences/${occurrence?.id}/attend`)).status).toBeLessThan(300);
    }
    expect((await planOf(kept, gone)).lines).toContainEqual({ kind: 'places', moves: 1, dropped: 1 });
    expect((await merge(kept, gone)).status).toBe(204);
    const { rows: places } = await sql<{ user_id: string; status: string }>`
      select user_id, status from attendance where occurrence_id = ${occurrence?.id}
        and status in ('attending', 'waiting', 'offered')`.execute(portal.db);
    expect(places.map(({ user_id, status }) => [user_id, status]).sort()).toEqual(
      [
        [kept.id, 'attending'],
        [next, 'attending'],
      ].sort(),
    );
    const { rows: counts } = await sql`
      select attending_count, waiting_count from occurrence where id = ${occurrence?.id}`.execute(portal.db);
    expect(counts).toEqual([{ attending_count: 2, waiting_count: 0 }]);
  });

  test('DSH-02 a verified address is taken over where the other has none, and never into an account with power', async () => {
    const { gone, kept } = await pair({ phone: '+4740998877' });
    await run(sql`update app_user set phone_verified_at = now() where id = ${gone.id}`);
    const strong = await givenMember(portal, 'Kari Sterk', { supportOf: [BERGEN] });
    expect((await planOf(strong, gone)).takes).toEqual({ email: null, phone: null });
    expect((await planOf(kept, gone)).takes).toEqual({ email: null, phone: '••• •• 877' });
    expect((await merge(kept, gone)).status).toBe(204);
    const { rows } = await sql`
      select phone, phone_verified_at is not null as is_verified from app_user where id = ${kept.id}`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ phone: '+4740998877', is_verified: true }]);
  });

  test('DSH-02 what there is very much of follows in batches, and one merged twice points at the last', async () => {
    const { gone, kept } = await pair();
    const last = await givenMember(portal, 'Kari Sist');
    await run(sql`
      insert into notification (id, user_id, type, texts, payload, created_at)
      select gen_random_uuid(), ${gone.id}, 'account:merged', '{}', '{}', now() from generate_series(1, 2500)`);
    expect((await merge(kept, gone)).status).toBe(204);
    await portal.workOff();
    expect((await merge(last, kept)).status).toBe(204);
    await portal.workOff();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from notification where user_id = ${last.id} and texts = '{}'`.execute(portal.db);
    expect(rows).toEqual([{ count: 2500 }]);
    const { rows: into } = await sql<{ merged_into: string }>`
      select merged_into from app_user where id = any(${[gone.id, kept.id]}::uuid[])`.execute(portal.db);
    expect(into.map(({ merged_into }) => merged_into)).toEqual([last.id, last.id]);
  });
});

describe('DSH-02 the account that goes', () => {
  test('DSH-02 opens nothing any more: tickets, password, links and invitations', async () => {
    const { gone, kept } = await pair();
    const browser = await logInBrowser(portal, gone.email);
    const own = await logInBrowser(portal, kept.email);
    const club = await portal.given.organisation();
    await run(sql`
      insert into organisation_invite (id, organisation_id, email, role, token_digest, created_at, expires_at)
      values (gen_random_uuid(), ${club}, ${gone.email}, 'admin', ${gone.id}, now(), now() + interval '1 day')`);
    await run(sql`
      insert into municipal_invite (id, municipality_id, email, role, token_digest, created_at, expires_at)
      values (gen_random_uuid(), ${BERGEN}, ${gone.email}, 'support', ${gone.id}, now(), now() + interval '1 day')`);
    await run(sql`
      insert into verification (id, purpose, username, user_id, token_digest, created_at, sent_at, expires_at)
      values (gen_random_uuid(), 'restore', ${gone.email}, ${gone.id}, ${gone.id}, now(), now(), now() + interval '1 hour')`);
    expect((await merge(kept, gone)).status).toBe(204);
    expect((await browser.get('/api/users/me')).status).toBe(401);
    expect((await own.get('/api/users/me')).status).toBe(200);
    await expect(logInBrowser(portal, gone.email)).rejects.toThrow('refused');
    for (const table of ['organisation_invite', 'municipal_invite'] as const) {
      const { rows } = await sql`select from ${sql.table(table)} where email = ${gone.email}`.execute(portal.db);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const { rows } = await sql`select from verification where username = ${gone.email}`.execute(portal.db);
    expect(rows).toEqual([]);
    expect((await portal.as(admin).get(`/api/users/${gone.id}/account`)).status).toBe(404);
  });

  test('DSH-02 D-11 both addresses are told, and the log says who did it and why, with its chain whole', async () => {
    const { gone, kept } = await pair();
    expect((await merge(kept, gone)).status).toBe(204);
    expect(await newestMessage(portal, gone.email, 'accountMergedAway')).toContain(REASON);
    expect(await newestMessage(portal, kept.email, 'accountsMerged')).toContain(REASON);
    const [entry] = (await portal.as(kept.id).get('/api/users/me/audit')).json().data;
    expect(entry).toMatchObject({ action: 'user.merge', by_name: 'Solveig Super' });
    const chain = (await portal.as(admin).get('/api/audit/chain')).json().data;
    expect(chain.broken_at ?? null).toBeNull();
  });

  test('DSH-02 a phone alone is told by SMS', async () => {
    const { gone, kept } = await pair({ phone: '+4740998866' }, { phone: '+4740998855' });
    await run(sql`
      update app_user set email = null, email_verified_at = null, phone_verified_at = now()
      where id = any(${[gone.id, kept.id]}::uuid[])`);
    expect((await merge(kept, gone)).status).toBe(204);
    expect(await newestMessage(portal, '+4740998866', 'accountMergedAway')).toContain('slått sammen');
  });
});

describe('DSH-02 what stops it', () => {
  test.each(Object.entries(STOPPED))('DSH-02 D-05 %s, in the preview and in the merge', async (reason, given) => {
    const two = await pair();
    await given(portal.db, { gone: two.gone.id, kept: two.kept.id });
    expect((await planOf(two.kept, two.gone)).stops).toContain(reason);
    const answer = await merge(two.kept, two.gone);
    expect([answer.status, answer.json().message.length > 20]).toEqual([409, true]);
    const { rows } = await sql`select from app_user where id = ${two.gone.id} and erased_at is null`.execute(portal.db);
    expect(rows).toHaveLength(1);
  });

  test('DSH-02 one’s own account, whichever of the two it is', async () => {
    const other = await givenMember(portal, 'Kari Annen');
    expect((await planOf({ id: admin }, other)).stops).toEqual(['own_account']);
    expect((await merge({ id: admin }, other)).status).toBe(409);
    expect((await planOf(other, { id: admin })).stops).toContain('own_account');
    expect((await merge(other, { id: admin })).status).toBe(409);
  });

  test('DSH-02 an account with itself, one that is not there, and one that was erased or merged', async () => {
    const { gone, kept } = await pair();
    expect((await previewOf(portal, admin, kept.id, kept.id)).status).toBe(404);
    expect((await previewOf(portal, admin, kept.id, crypto.randomUUID())).status).toBe(404);
    expect((await merge(kept, gone)).status).toBe(204);
    for (const [one, other] of [
      [kept, gone],
      [gone, kept],
    ] as const) {
      expect((await previewOf(portal, admin, one.id, other.id)).status).toBe(404);
      const body = { gone: other.id, digest: 'x', reason: REASON };
      expect((await portal.as(admin).post(mergePath(one.id), body)).status).toBe(404);
    }
  });

  test('DSH-02 something that changed since it was looked at', async () => {
    const { gone, kept } = await pair();
    const { digest } = await planOf(kept, gone);
    await follow(gone.id, await portal.given.organisation());
    const body = { gone: gone.id, digest, reason: REASON };
    const answer = await portal.as(admin).post(mergePath(kept.id), body, { language: 'nb' });
    expect([answer.status, answer.json().message]).toEqual([
      409,
      'Noe er endret siden du så på det. Se gjennom en gang til, og slå sammen etterpå.',
    ]);
    expect((await merge(kept, gone)).status).toBe(204);
  });

  test('DSH-02 no reason', async () => {
    const { gone, kept } = await pair();
    const { digest } = await planOf(kept, gone);
    const answer = await portal.as(admin).post(mergePath(kept.id), { gone: gone.id, digest, reason: 'nei' });
    expect(answer.status).toBe(422);
  });

  test('DSH-02 two who do it at once: one of them does', async () => {
    const { gone, kept } = await pair();
    const second = await portal.given.person('Sigrid Super', { scopes: ['admin'] });
    const { digest } = await planOf(kept, gone);
    const body = { gone: gone.id, digest, reason: REASON };
    const answers = await Promise.all([admin, second].map((by) => portal.as(by).post(mergePath(kept.id), body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});

const OTHERS: Record<string, GivenPerson> = {
  'an ordinary user': {},
  'a moderator': { scopes: ['moderator'] },
  'an admin of the municipality': { adminOf: [BERGEN] },
  'support of the municipality': { supportOf: [BERGEN] },
  'an auditor': { auditorOf: [BERGEN] },
};

test.each(Object.entries(OTHERS))('DSH-02 D-05 nothing of it is for %s', async (_, rights) => {
  const { gone, kept } = await pair();
  const other = await portal.given.person('Nei', rights);
  expect((await previewOf(portal, other, kept.id, gone.id)).status).toBe(403);
  const { digest } = await planOf(kept, gone);
  const body = { gone: gone.id, digest, reason: REASON };
  expect((await portal.as(other).post(mergePath(kept.id), body)).status).toBe(403);
  const readonly = { headers: { 'x-test-state': '{"mode":"readonly"}' } };
  expect((await portal.as(admin).post(mergePath(kept.id), body, readonly)).status).toBe(405);
});
