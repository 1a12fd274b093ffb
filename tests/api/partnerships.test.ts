import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_OPEN_REQUESTS } from '#features/partnerships/rules.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
/** Two clubs, each with an admin. */
let kari: UserId;
let ola: UserId;
let solvik: OrganisationId;
let fjell: OrganisationId;

beforeAll(async () => {
  portal = await startPortal();
});
beforeEach(async () => {
  kari = await portal.given.person('Kari');
  ola = await portal.given.person('Ola');
  solvik = await portal.given.organisation({ name: 'Solvik IL', owner: kari });
  fjell = await portal.given.organisation({ name: 'Fjellsiden turlag', owner: ola });
});
afterAll(() => portal.close());

/** Bærum knows subsidiaries, Bergen does not. */
const AT_BAERUM = { host: 'baerum.localhost', language: 'nb' };

const ask = (as: string, from: string, to: string, relation?: 'subsidiary' | 'parent') =>
  relation
    ? portal.as(as).post(`/api/organizations/${from}/subsidiaries`, { organization_id: to, relation }, AT_BAERUM)
    : portal.as(as).post(`/api/organizations/${from}/cohosts`, { organization_id: to }, { language: 'nb' });
const answer = (as: string, of: string, id: string, what: 'approve' | 'cancel', kind = 'cohosts') =>
  portal.as(as).post(`/api/organizations/${of}/${kind}/${id}/${what}`, undefined, AT_BAERUM);
const seen = async (of: string, as?: string, kind = 'cohosts') => {
  const got = await portal.as(as).get(`/api/organizations/${of}/${kind}`, AT_BAERUM);
  return got
    .json()
    .data.map((one: { organization: { name: string }; status: string; relation: string }) => [
      one.organization.name,
      one.status,
      one.relation,
    ]);
};
const asked = async (...parts: Parameters<typeof ask>): Promise<string> => (await ask(...parts)).json().data.id;
const mailsTo = async (person: string) => {
  const { rows } = await sql<{ template: string; text: string }>`
    select template, text from outgoing_message where user_id = ${person} order by created_at`.execute(portal.db);
  return rows;
};

describe('MEM-05 cohosts', () => {
  test('MEM-05 from the question to what everybody sees, and both sides see it', async () => {
    const question = await ask(kari, solvik, fjell);
    expect(question.status).toBe(200);
    expect(question.json().data).toMatchObject({
      organization: { id: fjell, name: 'Fjellsiden turlag', municipality: 'Bergen' },
      status: 'requested',
      relation: 'cohost',
      is_asked_by_us: true,
      can: { approve: false, cancel: true },
    });
    const { id } = question.json().data;
    const theirs = (await portal.as(ola).get(`/api/organizations/${fjell}/cohosts`)).json().data;
    expect(theirs).toMatchObject([
      { id, organization: { id: solvik }, is_asked_by_us: false, can: { approve: true, cancel: true } },
    ]);
    expect(await mailsTo(ola)).toMatchObject([{ template: 'partnerAsked' }]);
    expect((await mailsTo(ola))[0]?.text).toContain(`/organisations/${fjell}?tab=cohosts`);

    expect(await seen(solvik)).toEqual([]);
    expect((await answer(ola, fjell, id, 'approve')).status).toBe(204);
    expect(await seen(solvik)).toEqual([['Fjellsiden turlag', 'approved', 'cohost']]);
    expect(await seen(fjell)).toEqual([['Solvik IL', 'approved', 'cohost']]);
    expect((await mailsTo(kari)).map(({ template }) => template)).toEqual(['partnerAnswered']);

    expect((await answer(kari, solvik, id, 'cancel')).status).toBe(204);
    expect(await seen(fjell, ola)).toEqual([]);
    const { rows } =
      await sql`select kind from fact where organisation_id in (${solvik}, ${fjell}) order by id`.execute(portal.db);
    expect(rows).toEqual([{ kind: 'cohost:requested' }, { kind: 'cohost:approved' }, { kind: 'cohost:cancelled' }]);
    const audit = await sql`
      select action from audit_entry where details ->> 'organization' in (${solvik}, ${fjell}) order by position`.execute(
      portal.db,
    );
    expect(audit.rows).toEqual([
      { action: 'partnership.ask' },
      { action: 'partnership.approve' },
      { action: 'partnership.cancel' },
    ]);
  });

  test('MEM-05 open requests are seen by those who speak for either side, and by nobody else', async () => {
    await asked(kari, solvik, fjell);
    const member = await portal.given.person('Medlem');
    await portal.given.member(solvik, member, 'moderator');
    const municipal = await portal.given.person('Kommunen', { adminOf: [BERGEN] });
    const support = await portal.given.person('Støtte', { supportOf: [BERGEN] });
    const oslo = await portal.given.person('Oslo', { adminOf: [OSLO] });
    const open = [['Fjellsiden turlag', 'requested', 'cohost']];
    for (const person of [kari, ola, municipal]) expect(await seen(solvik, person)).toEqual(open);
    for (const person of [undefined, member, support, oslo]) expect(await seen(solvik, person)).toEqual([]);
    // A user who speaks for the other side only answers on their own page.
    const [row] = (await portal.as(ola).get(`/api/organizations/${solvik}/cohosts`)).json().data;
    expect(row.can).toEqual({ approve: false, cancel: false });
  });

  test('MEM-05 private partners are not shown to everybody', async () => {
    const id = await asked(kari, solvik, fjell);
    await answer(ola, fjell, id, 'approve');
    await sql`update organisation set is_private = true where id = ${fjell}`.execute(portal.db);
    expect(await seen(solvik)).toEqual([]);
    expect(await seen(solvik, kari)).toHaveLength(1);
    expect((await portal.get(`/api/organizations/${fjell}/cohosts`)).status).toBe(404);
  });

  test('D-05 who may ask and answer', async () => {
    const id = await asked(kari, solvik, fjell);
    const third = await portal.given.organisation({ name: 'Tredje' });
    const moderator = await portal.given.person('Koordinator');
    await portal.given.member(fjell, moderator, 'moderator');
    const admin = await portal.given.person('Super', { scopes: ['admin'] });
    expect((await portal.post(`/api/organizations/${solvik}/cohosts`, { organization_id: third })).status).toBe(401);
    for (const person of [ola, moderator, admin]) expect((await ask(person, solvik, third)).status).toBe(403);
    for (const person of [kari, moderator, admin]) {
      expect((await answer(person, fjell, id, 'approve')).status).toBe(403);
      expect((await answer(person, fjell, id, 'cancel')).status).toBe(403);
    }
    const municipal = await portal.given.person('Kommunen', { adminOf: [BERGEN] });
    expect((await answer(municipal, fjell, id, 'approve')).status).toBe(204);
  });

  test('D-05 an organisation that asks for more than the portal does', async () => {
    await sql`update organisation set permissions = '{"answer_partners":"owner"}' where id = ${solvik}`.execute(
      portal.db,
    );
    const admin = await portal.given.person('Admin');
    await portal.given.member(solvik, admin, 'admin');
    expect((await ask(admin, solvik, fjell)).status).toBe(403);
    expect((await ask(kari, solvik, fjell)).status).toBe(200);
  });

  test('D-06 a partnership is answered under its own organisations and kind only', async () => {
    const id = await asked(kari, solvik, fjell);
    const own = await portal.given.organisation({ name: 'Olas andre', owner: ola });
    expect((await answer(ola, own, id, 'approve')).status).toBe(404);
    expect((await answer(ola, own, id, 'cancel')).status).toBe(404);
    expect((await answer(ola, fjell, id, 'approve', 'subsidiaries')).status).toBe(404);
    expect((await answer(ola, fjell, fjell, 'approve')).status).toBe(404);
    expect(await seen(solvik, kari)).toEqual([['Fjellsiden turlag', 'requested', 'cohost']]);
  });

  test('MEM-05 whom one cannot ask', async () => {
    const itself = await ask(kari, solvik, solvik);
    expect([itself.status, itself.json().errors.organization_id]).toEqual([
      422,
      ['Velg en annen arrangør enn dere selv.'],
    ]);
    for (const given of [{ isPrivate: true }, { status: 'pending' as const }, { isDeleted: true }]) {
      expect((await ask(kari, solvik, await portal.given.organisation(given))).status).toBe(404);
    }
    expect((await ask(kari, solvik, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const waiting = await portal.given.organisation({ status: 'pending', requestedBy: kari });
    expect((await ask(kari, waiting, fjell)).status).toBe(403);
  });

  test('MEM-05 asking and answering twice', async () => {
    const id = await asked(kari, solvik, fjell);
    const again = await ask(kari, solvik, fjell);
    expect([again.status, again.json().message]).toEqual([409, 'Dere har allerede spurt, og venter på svar.']);
    expect((await ask(ola, fjell, solvik)).json().message).toContain('De har allerede spurt dere');
    expect((await answer(kari, solvik, id, 'approve')).json().message).toContain('den andre siden');
    expect((await answer(ola, fjell, id, 'approve')).status).toBe(204);
    expect((await answer(ola, fjell, id, 'approve')).status).toBe(409);
    expect((await ask(kari, solvik, fjell)).json().message).toBe('Dere samarbeider allerede.');
    expect((await answer(ola, fjell, id, 'cancel')).status).toBe(204);
    for (const what of ['approve', 'cancel'] as const) expect((await answer(ola, fjell, id, what)).status).toBe(409);
    expect((await ask(ola, fjell, solvik)).status).toBe(200);
  });

  test('D-27 both ask at once: one partnership, and the second one is told', async () => {
    const answers = await Promise.all([ask(kari, solvik, fjell), ask(ola, fjell, solvik)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await seen(solvik, kari)).toHaveLength(1);
  });

  test('D-27 one says yes while the other takes it back: one of them wins', async () => {
    const id = await asked(kari, solvik, fjell);
    const [yes, back] = await Promise.all([answer(ola, fjell, id, 'approve'), answer(kari, solvik, id, 'cancel')]);
    // Taking it back after a yes ends it; a yes after it was taken back is refused.
    expect(back.status).toBe(204);
    expect([204, 409]).toContain(yes.status);
    expect(await seen(solvik, kari)).toEqual([]);
  });

  test('D-13 there is an end to asking', async () => {
    await sql`
      insert into partnership (id, kind, organisation_id, partner_id, asked_by)
      select gen_random_uuid(), 'cohost', ${solvik}, id, ${solvik} from organisation
      where id not in (${solvik}, ${fjell}) limit ${MAX_OPEN_REQUESTS}`.execute(portal.db);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from partnership where asked_by = ${solvik}`.execute(portal.db);
    for (let more = rows[0]?.count ?? 0; more < MAX_OPEN_REQUESTS; more += 1) {
      await asked(kari, solvik, await portal.given.organisation());
    }
    expect((await ask(kari, solvik, fjell)).status).toBe(409);
  });

  test('MEM-05 nobody is written to who has said no, or has no address', async () => {
    const silent = await portal.given.person('Stille');
    await portal.given.member(fjell, silent, 'admin');
    await sql`
      insert into notification_setting (user_id, organisation_id, by_email, by_sms, by_push)
      values (${silent}, ${fjell}, false, false, false)`.execute(portal.db);
    const unproved = await portal.given.person('Ubekreftet');
    await sql`update app_user set email_verified_at = null where id = ${unproved}`.execute(portal.db);
    await portal.given.member(fjell, unproved, 'admin');
    await asked(kari, solvik, fjell);
    expect(await mailsTo(ola)).toHaveLength(1);
    for (const person of [kari, silent, unproved]) expect(await mailsTo(person)).toEqual([]);
  });
});

describe('MEM-05 subsidiaries', () => {
  test('TEN-05 are there only in tenants that have them', async () => {
    const at = { host: 'bergen.localhost' };
    expect((await portal.get(`/api/organizations/${solvik}/subsidiaries`, at)).status).toBe(404);
    expect((await portal.get(`/api/organizations/${solvik}/subsidiaries`, AT_BAERUM)).status).toBe(200);
    const body = { organization_id: fjell };
    expect((await portal.as(kari).post(`/api/organizations/${solvik}/subsidiaries`, body, at)).status).toBe(404);
  });

  test('MEM-05 each side is asked in its own way, and each sees what the other is to it', async () => {
    const id = await asked(kari, solvik, fjell, 'subsidiary');
    expect(await seen(solvik, kari, 'subsidiaries')).toEqual([['Fjellsiden turlag', 'requested', 'subsidiary']]);
    expect(await seen(fjell, ola, 'subsidiaries')).toEqual([['Solvik IL', 'requested', 'parent']]);
    expect((await mailsTo(ola))[0]?.text).toContain('spør om Fjellsiden turlag vil høre til under dem');
    expect((await answer(ola, fjell, id, 'approve', 'subsidiaries')).status).toBe(204);
    expect((await mailsTo(kari))[0]?.text).toContain('Fjellsiden turlag har sagt ja til å høre til under Solvik IL');
    expect(await seen(fjell, undefined, 'subsidiaries')).toEqual([['Solvik IL', 'approved', 'parent']]);
    expect(await seen(fjell)).toEqual([]);
    // Ended by the one who asked: the other side reads it from where it stands.
    expect((await answer(kari, solvik, id, 'cancel', 'subsidiaries')).status).toBe(204);
    expect((await mailsTo(ola))[1]?.text).toContain('Solvik IL har sagt at Fjellsiden turlag ikke hører til under dem');
  });

  test('MEM-05 one parent, and no circle', async () => {
    const up = await asked(ola, fjell, solvik, 'parent');
    expect((await answer(kari, solvik, up, 'approve', 'subsidiaries')).status).toBe(204);
    expect((await ask(kari, solvik, fjell, 'parent')).status).toBe(409);
    const third = await portal.given.organisation({ name: 'Tredje', owner: kari });
    const other = await ask(kari, third, fjell, 'subsidiary');
    expect([other.status, other.json().message]).toEqual([
      409,
      'Den ene av dere hører allerede til under en annen. Avslutt det først.',
    ]);
    const below = await asked(ola, fjell, third, 'subsidiary');
    expect((await answer(kari, third, below, 'approve', 'subsidiaries')).status).toBe(204);
    const circle = await ask(kari, third, solvik, 'subsidiary');
    expect([circle.status, circle.json().message]).toEqual([
      409,
      'Det går ikke: da ville en arrangør høre til under seg selv.',
    ]);
  });

  test('MEM-05 what was fine when it was asked may not be when it is answered', async () => {
    const first = await asked(kari, solvik, fjell, 'subsidiary');
    const third = await portal.given.organisation({ name: 'Tredje', owner: kari });
    const second = await asked(kari, third, fjell, 'subsidiary');
    expect((await answer(ola, fjell, first, 'approve', 'subsidiaries')).status).toBe(204);
    expect((await answer(ola, fjell, second, 'approve', 'subsidiaries')).status).toBe(409);
  });

  test('D-27 four who join hands two by two close no circle', async () => {
    const clubs: string[] = [];
    for (let number = 0; number < 4; number += 1) clubs.push(await portal.given.organisation({ owner: kari }));
    const [a = '', b = '', c = '', d = ''] = clubs;
    for (const [parent, child] of [
      [b, c],
      [d, a],
    ] as const) {
      const id = await asked(kari, parent, child, 'subsidiary');
      expect((await answer(kari, child, id, 'approve', 'subsidiaries')).status).toBe(204);
    }
    const [first, second] = [await asked(kari, a, b, 'subsidiary'), await asked(kari, c, d, 'subsidiary')];
    const answers = await Promise.all([
      answer(kari, b, first, 'approve', 'subsidiaries'),
      answer(kari, d, second, 'approve', 'subsidiaries'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
