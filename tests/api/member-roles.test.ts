import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import { clubScene } from '#tests/support/club-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
const TODAY = new Date('2026-03-10T11:00:00Z');
let scene: ReturnType<typeof clubScene>;
beforeAll(async () => {
  portal = await startPortal({ now: () => TODAY });
  scene = clubScene(portal);
});
afterAll(() => portal.close());

describe('MEM-03 roles', () => {
  const change = (as: string, club: { url: string }, user: string, role: string, from: string) =>
    scene.post(as, `${club.url}/members/${user}/role`, { role, from });

  test('MEM-03 the person is told in these words, and has the rights at once', async () => {
    const club = await scene.givenClub();
    expect((await portal.as(club.member).get(`${club.url}/requests`)).status).toBe(403);
    expect((await change(club.admin, club, club.member, 'moderator', 'member')).status).toBe(204);
    expect((await portal.as(club.member).get(`${club.url}/requests`)).status).toBe(200);
    const [letter] = await lettersTo(portal, club.member);
    expect(letter?.subject).toBe('Din rolle ble forandret til Koordinator');
    expect(letter?.text).toContain('Din rolle ble forandret til Koordinator');
    expect(await scene.auditOf(club.member)).toEqual(['organisation.role.change']);
    expect((await change(club.admin, club, club.member, 'member', 'moderator')).status).toBe(204);
    expect((await portal.as(club.member).get(`${club.url}/requests`)).status).toBe(403);
  });

  test('MEM-03 a role above one’s own is refused in these words', async () => {
    const club = await scene.givenClub();
    for (const [user, role, from] of [
      [club.member, 'admin', 'member'],
      [club.admin, 'member', 'admin'],
    ] as const) {
      const { status, json } = await change(club.moderator, club, user, role, from);
      expect([status, json().message]).toEqual([403, 'Rollen er høyere enn den du har']);
    }
    const { status, json } = await change(club.admin, club, club.owner, 'member', 'admin');
    expect([status, json().message]).toEqual([403, 'Rollen er høyere enn den du har']);
    expect((await change(club.moderator, club, club.member, 'moderator', 'member')).status).toBe(403);
    expect((await change(club.outsider, club, club.member, 'moderator', 'member')).status).toBe(403);
  });

  test('MEM-03 nobody changes their own role, and the owner is changed by handing over alone', async () => {
    const club = await scene.givenClub();
    expect((await change(club.admin, club, club.admin, 'member', 'admin')).status).toBe(409);
    expect((await change(club.owner, club, club.owner, 'member', 'admin')).status).toBe(409);
    expect((await change(club.admin, club, club.applicant, 'moderator', 'member')).status).toBe(409);
    expect((await change(club.admin, club, club.member, 'owner', 'member')).status).toBe(422);
  });

  test('MEM-03 two admins who change the same person: one does, the other is told what it is now', async () => {
    const club = await scene.givenClub();
    const answers = await Promise.all([
      change(club.owner, club, club.member, 'admin', 'member'),
      change(club.admin, club, club.member, 'moderator', 'member'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const refused = answers.find(({ status }) => status === 409)?.json().message;
    expect(refused).toMatch(/^Noen andre har nettopp endret rollen til (Administrator|Koordinator)\./);
    expect(await templatesTo(portal, club.member)).toEqual(['roleChanged']);
  });

  test('MEM-03 two admins who demote each other: one is still an admin', async () => {
    const club = await scene.givenClub();
    const second = await portal.given.person('Ada Admin');
    await portal.given.member(club.id, second, 'admin');
    const answers = await Promise.all([
      change(club.admin, club, second, 'member', 'admin'),
      change(second, club, club.admin, 'member', 'admin'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
    const roles = [await scene.storedMembership(club.id, club.admin), await scene.storedMembership(club.id, second)];
    expect(roles.map((row) => row?.role).sort()).toEqual(['admin', 'member']);
  });

  test('MEM-03 the same role again writes to nobody', async () => {
    const club = await scene.givenClub();
    expect((await change(club.admin, club, club.member, 'member', 'member')).status).toBe(204);
    expect(await templatesTo(portal, club.member)).toEqual([]);
  });
});

describe('MEM-06 kinds, periods and contact persons', () => {
  const WHOLE = {
    kind: 'membership',
    owner_kind: 'ORGANIZATION',
    starts_on: null,
    ends_on: null,
    is_disabled: false,
    is_contact: false,
    title: null,
  };
  const update = (as: string, club: { url: string }, user: string, change: object) =>
    portal.as(as).send('PUT', `${club.url}/members/${user}`, { body: { ...WHOLE, ...change } });

  test('MEM-06 a period and a pause take rights away while they last', async () => {
    const club = await scene.givenClub();
    const isIn = async () => (await portal.as(club.member).get(`${club.url}/members`)).status === 200;
    expect((await update(club.admin, club, club.member, { ends_on: '2026-03-09' })).status).toBe(204);
    expect(await isIn()).toBe(false);
    expect((await update(club.admin, club, club.member, { ends_on: '2026-03-10', kind: 'team' })).status).toBe(204);
    expect(await isIn()).toBe(true);
    expect((await update(club.admin, club, club.member, { is_disabled: true })).status).toBe(204);
    expect(await isIn()).toBe(false);
    expect(await scene.refusal(club.member, `${club.url}/request`, {})).toEqual([
      409,
      'Medlemskapet ditt er satt på pause. Spør en av dem som styrer arrangøren.',
    ]);
  });

  test('MEM-06 where a membership comes from is told by how it began, changed, and found', async () => {
    const club = await scene.givenClub();
    const asker = await portal.given.person('Sara Spurte');
    expect((await portal.as(asker).send('POST', `${club.url}/request`, { body: {} })).status).toBe(204);
    expect((await portal.as(club.admin).send('POST', `${club.url}/members/${asker}/accept`, {})).status).toBe(204);
    const from = async (owner_kind: string) => {
      const { data, meta } = (await portal.as(club.admin).get(`${club.url}/members?owner_kind=${owner_kind}`)).json();
      expect(meta.total).toBe(data.length);
      return data.map(({ id }: { id: string }) => id);
    };
    expect(await from('USER')).toEqual([asker]);
    expect(await from('ORGANIZATION')).toContain(club.member);
    expect((await update(club.admin, club, asker, { owner_kind: 'product' })).status).toBe(204);
    expect([await from('USER'), await from('product')]).toEqual([[], [asker]]);
    const unknown = await update(club.admin, club, asker, { owner_kind: 'GROUP' });
    expect([unknown.status, Object.keys(unknown.json().errors)]).toEqual([422, ['owner_kind']]);
    expect((await portal.as(club.admin).get(`${club.url}/members?owner_kind=GROUP`)).status).toBe(422);
  });

  test('MEM-06 the end is not before the beginning, and nobody shuts themselves out', async () => {
    const club = await scene.givenClub();
    const backwards = await update(club.admin, club, club.member, { starts_on: '2026-05-01', ends_on: '2026-04-01' });
    expect([backwards.status, Object.keys(backwards.json().errors)]).toEqual([422, ['ends_on']]);
    expect((await update(club.admin, club, club.admin, { is_disabled: true })).status).toBe(409);
    expect((await update(club.owner, club, club.owner, { ends_on: '2026-12-31' })).status).toBe(409);
    expect((await update(club.admin, club, club.owner, { title: 'Sjef' })).status).toBe(403);
    expect((await update(club.moderator, club, club.member, { title: 'Sjef' })).status).toBe(403);
    expect((await update(club.admin, club, club.admin, { is_contact: true, title: 'Administrator' })).status).toBe(204);
    expect((await scene.members(club.member, club.url))[0]).toMatchObject({ is_contact: true, title: 'Administrator' });
  });
});

describe('ORG-03 handing an organisation over', () => {
  const ownerOf = async (id: string) =>
    (
      await portal.db
        .selectFrom('organisation')
        .select('owner_user_id')
        .where('id', '=', asId<'OrganisationId'>(id))
        .executeTakeFirst()
    )?.owner_user_id;

  test('ORG-03 the other one must say yes; then the former owner is an admin', async () => {
    const club = await scene.givenClub();
    expect(await scene.act(club.owner, `${club.url}/owner/${club.admin}`)).toBe(204);
    expect(await ownerOf(club.id)).toBe(club.owner);
    expect(await templatesTo(portal, club.admin)).toEqual(['ownershipOffered']);
    expect((await scene.members(club.owner, club.url))[0]).toMatchObject({ is_offered_ownership: true });
    expect(await scene.act(club.moderator, `${club.url}/owner/accept`)).toBe(409);
    expect(await scene.act(club.admin, `${club.url}/owner/accept`)).toBe(204);
    expect(await ownerOf(club.id)).toBe(club.admin);
    expect(await scene.storedMembership(club.id, club.owner)).toMatchObject({ role: 'admin', status: 'active' });
    expect((await lettersTo(portal, club.owner)).at(-1)?.subject).toBe('Adam Administrator har overtatt Solvik IL');
    expect(await scene.act(club.owner, `${club.url}/owner/${club.admin}`)).toBe(403);
    expect(await scene.factsOf(club.id)).toEqual(['owner:offered', 'owner:changed']);
    expect(await scene.auditOf(club.owner)).toContain('organisation.owner.change');
  });

  test('D-11 ORG-03 neither offering nor taking over goes without proof; saying no does', async () => {
    const club = await scene.givenClub();
    const stale = { 'x-test-state': JSON.stringify({ proved_at: new Date(0).toISOString() }) };
    const answerOf = async (as: string, what: string) => {
      const answer = await portal.as(as).send('POST', `${club.url}/owner/${what}`, { headers: stale });
      return [answer.status, answer.headers['problem-kind']];
    };
    expect(await answerOf(club.owner, club.admin)).toEqual([403, 'proof_required']);
    expect((await scene.members(club.owner, club.url)).some((member) => member.is_offered_ownership)).toBe(false);
    await scene.act(club.owner, `${club.url}/owner/${club.admin}`);
    expect(await answerOf(club.admin, 'accept')).toEqual([403, 'proof_required']);
    expect(await ownerOf(club.id)).toBe(club.owner);
    expect((await answerOf(club.admin, 'decline'))[0]).toBe(204);
  });

  test('ORG-03 only the owner offers, only to an admin, one at a time', async () => {
    const club = await scene.givenClub();
    expect(await scene.act(club.admin, `${club.url}/owner/${club.admin}`)).toBe(403);
    expect(await scene.act(club.owner, `${club.url}/owner/${club.moderator}`)).toBe(409);
    expect(await scene.act(club.owner, `${club.url}/owner/${club.owner}`)).toBe(409);
    expect(await scene.act(club.owner, `${club.url}/owner/${club.outsider}`)).toBe(404);
    const second = await portal.given.person('Ada Admin');
    await portal.given.member(club.id, second, 'admin');
    await scene.act(club.owner, `${club.url}/owner/${second}`);
    expect(await scene.refusal(club.owner, `${club.url}/owner/${club.admin}`)).toEqual([
      409,
      'Du har allerede tilbudt eierskapet til Ada Admin. Trekk det tilbudet tilbake først.',
    ]);
    expect(await scene.act(club.owner, `${club.url}/owner/decline`)).toBe(204);
    expect(await scene.act(club.owner, `${club.url}/owner/${club.admin}`)).toBe(204);
    expect(await scene.act(second, `${club.url}/owner/accept`)).toBe(409);
  });

  test('ORG-03 a no leaves everything as it was, and the owner is told', async () => {
    const club = await scene.givenClub();
    await scene.act(club.owner, `${club.url}/owner/${club.admin}`);
    expect(await scene.act(club.member, `${club.url}/owner/decline`)).toBe(409);
    expect(await scene.act(club.admin, `${club.url}/owner/decline`)).toBe(204);
    expect((await lettersTo(portal, club.owner)).at(-1)?.subject).toBe('Adam Administrator overtar ikke Solvik IL');
    expect(await ownerOf(club.id)).toBe(club.owner);
    expect(await scene.act(club.admin, `${club.url}/owner/accept`)).toBe(409);
  });

  test('ORG-03 an offer falls with the role that it was made to', async () => {
    const club = await scene.givenClub();
    await scene.act(club.owner, `${club.url}/owner/${club.admin}`);
    await scene.act(club.owner, `${club.url}/members/${club.admin}/role`, { role: 'member', from: 'admin' });
    expect(await scene.act(club.admin, `${club.url}/owner/accept`)).toBe(409);
  });

  test('ORG-03 two offers at once, and a yes against a withdrawal: one wins', async () => {
    const club = await scene.givenClub();
    const second = await portal.given.person('Ada Admin');
    await portal.given.member(club.id, second, 'admin');
    const offers = [
      scene.act(club.owner, `${club.url}/owner/${club.admin}`),
      scene.act(club.owner, `${club.url}/owner/${second}`),
    ];
    expect((await Promise.all(offers)).sort()).toEqual([204, 409]);
    const offered = (await scene.members(club.owner, club.url)).find((member) => member.is_offered_ownership)?.id ?? '';
    const answers = [
      scene.act(offered, `${club.url}/owner/accept`),
      scene.act(club.owner, `${club.url}/owner/decline`),
    ];
    const [accepted, withdrawn] = await Promise.all(answers);
    expect([accepted, withdrawn].sort()).toEqual([204, 409]);
    expect(await ownerOf(club.id)).toBe(accepted === 204 ? offered : club.owner);
  });
});
