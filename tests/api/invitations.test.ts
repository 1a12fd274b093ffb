import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_INVITATIONS_TO_ONE, MAX_INVITED_A_DAY } from '#features/memberships/rules.ts';
import { readBody } from '#features/messages/server/sealed-body.ts';
import { newId } from '#platform/server/new-id.ts';
import { asId } from '#tests/support/as-id.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let moment = new Date('2026-03-10T11:00:00Z');
beforeAll(async () => {
  portal = await startPortal({ now: () => moment });
});
afterAll(() => portal.close());

async function givenClub(given: Parameters<TestPortal['given']['organisation']>[0] = {}) {
  const owner = await portal.given.person('Oda Eier');
  const moderator = await portal.given.person('Kim Koordinator');
  const member = await portal.given.person('Mina Medlem');
  const id = await portal.given.organisation({ name: 'Solvik IL', ...given, owner });
  await portal.given.member(id, moderator, 'moderator');
  await portal.given.member(id, member, 'member');
  return { id, url: `/api/organizations/${id}`, owner, moderator, member };
}

const newAddress = () => `${randomUUID()}@test.example`;
const invite = (as: string, url: string, emails: string[], more: object = {}) => {
  // Of two letters to one person it is known which is the newer.
  moment = new Date(moment.getTime() + 1);
  return portal.as(as).post(`${url}/invites`, { emails, ...more }, { language: 'nb' });
};

async function lettersAt(address: string) {
  const rows = await portal.db
    .selectFrom('outgoing_message')
    .select(['id', 'text', 'html', 'sealed', 'subject', 'language'])
    .where('recipient', '=', address)
    .where('template', '=', 'invitation')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...row, text: readBody(portal.jobServices.secrets, row)?.text }));
}

/** The way of the invited: through the link in the newest letter. */
async function tokenFor(address: string): Promise<string> {
  const letters = await lettersAt(address);
  const link = /https?:\S+invitationToken=\S+/.exec(letters.at(-1)?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('invitationToken') ?? '';
}

async function givenInvitation(more: object = {}) {
  const club = await givenClub();
  const address = newAddress();
  await invite(club.owner, club.url, [address], more);
  return { ...club, address, token: await tokenFor(address) };
}

const stateOf = async (token: string, as?: string) =>
  (await (as ? portal.as(as) : portal).get(`/api/invites/validate?token=${token}`)).json().data;
const accept = (as: string, token: string) => portal.as(as).post('/api/invites/accept', { token }, { language: 'nb' });
const membershipIn = (id: string, user: string) =>
  portal.db
    .selectFrom('membership')
    .select(['role', 'status'])
    .where('organisation_id', '=', asId<'OrganisationId'>(id))
    .where('user_id', '=', asId<'UserId'>(user))
    .executeTakeFirst();

describe('MEM-04 inviting', () => {
  test('MEM-04 the letter has a link that opens the organisation with invitationToken and name', async () => {
    const club = await givenClub({ name: 'Åsane & Øvre turlag' });
    const address = newAddress();
    const answer = await invite(club.moderator, club.url, [address], { message: 'Vi trenger en keeper' });
    expect([answer.status, answer.json().data]).toEqual([200, { sent: 1, already_members: 0 }]);
    const [letter] = await lettersAt(address);
    expect(letter?.subject).toBe('Du er invitert til Åsane & Øvre turlag');
    expect(letter?.text).toContain('Kim Koordinator skriver: «Vi trenger en keeper»');
    const link = new URL(/https?:\S+invitationToken=\S+/.exec(letter?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe(`/organisations/${club.id}`);
    expect(link.searchParams.get('name')).toBe('Åsane & Øvre turlag');
    expect(link.searchParams.get('invitationToken')).toMatch(/^[\w-]{43}$/);
  });

  test('MEM-04 D-02 what is stored opens nothing', async () => {
    const { id, token } = await givenInvitation();
    const rows = await portal.db
      .selectFrom('organisation_invite')
      .selectAll()
      .where('organisation_id', '=', id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const newcomer = await portal.given.person('Nils Nykommer');
    expect((await accept(newcomer, rows[0]?.token_digest ?? '')).status).toBe(404);
  });

  test('MEM-04 many at once, each once; members get none', async () => {
    const club = await givenClub();
    const [one, two] = [newAddress(), newAddress()];
    const answer = await invite(club.owner, club.url, [one, two, one.toUpperCase(), `${club.member}@test.example`]);
    expect(answer.json().data).toEqual({ sent: 2, already_members: 1 });
    expect(await lettersAt(one)).toHaveLength(1);
    expect((await invite(club.owner, club.url, [])).status).toBe(422);
    expect((await invite(club.owner, club.url, ['ikke en adresse'])).status).toBe(422);
    expect((await invite(club.owner, club.url, Array.from({ length: 51 }, newAddress))).status).toBe(422);
  });

  test('MEM-04 MEM-03 nobody invites to a role above their own', async () => {
    const club = await givenClub();
    const refused = await invite(club.moderator, club.url, [newAddress()], { role: 'admin' });
    expect([refused.status, refused.json().message]).toEqual([403, 'Rollen er høyere enn den du har']);
    expect((await invite(club.member, club.url, [newAddress()])).status).toBe(403);
  });

  test('MEM-04 inviting again makes a new link, and the old one opens nothing', async () => {
    const { owner, url, address, token } = await givenInvitation();
    await invite(owner, url, [address], { role: 'moderator' });
    expect((await stateOf(token)).state).toBe('unknown');
    expect(await stateOf(await tokenFor(address))).toMatchObject({ state: 'open', role: 'moderator' });
    const { data } = (await portal.as(owner).get(`${url}/invites`)).json();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ email: address, state: 'open', invited_by: 'Oda Eier' });
  });

  test('MEM-04 an organisation invites so many a day, and one address is not pestered', async () => {
    const club = await givenClub();
    const address = newAddress();
    for (let sent = 0; sent < MAX_INVITATIONS_TO_ONE; sent += 1) await invite(club.owner, club.url, [address]);
    const pestered = await invite(club.owner, club.url, [address]);
    expect([pestered.status, pestered.json().message]).toEqual([429, expect.stringContaining(address)]);
    await portal.db
      .insertInto('organisation_invite')
      .values(
        Array.from({ length: MAX_INVITED_A_DAY - 1 }, () => ({
          id: newId<'OrganisationInviteId'>(),
          organisation_id: club.id,
          email: newAddress(),
          role: 'member',
          token_digest: randomUUID(),
          created_at: moment,
          expires_at: moment,
        })),
      )
      .execute();
    expect((await invite(club.owner, club.url, [newAddress()])).status).toBe(429);
    const before = moment;
    moment = new Date(moment.getTime() + 25 * 3_600_000);
    expect((await invite(club.owner, club.url, [newAddress()])).status).toBe(200);
    moment = before;
  });

  test('MEM-04 an invitation is taken back, and then opens nothing', async () => {
    const { owner, member, url, token, address } = await givenInvitation();
    const { data } = (await portal.as(owner).get(`${url}/invites`)).json();
    const one = `${url}/invites/${data[0].id}`;
    expect((await portal.as(member).send('DELETE', one)).status).toBe(403);
    expect((await portal.as(member).get(`${url}/invites`)).status).toBe(403);
    expect((await portal.as(owner).send('DELETE', one)).status).toBe(204);
    expect((await stateOf(token)).state).toBe('unknown');
    const guest = await portal.given.person('Gjest', { email: address });
    expect((await accept(guest, token)).status).toBe(404);
    expect((await portal.as(owner).send('DELETE', `${url}/invites/${randomUUID()}`)).status).toBe(404);
  });

  test('MEM-04 the user who loses a role has not given it by letter either', async () => {
    const club = await givenClub();
    const admin = await portal.given.person('Adam Admin');
    await portal.given.member(club.id, admin, 'admin');
    const [asAdmin, asMember] = [newAddress(), newAddress()];
    await invite(admin, club.url, [asAdmin], { role: 'admin' });
    await invite(admin, club.url, [asMember]);
    await portal.as(club.owner).post(`${club.url}/members/${admin}/role`, { role: 'moderator', from: 'admin' });
    expect((await stateOf(await tokenFor(asAdmin))).state).toBe('unknown');
    expect((await stateOf(await tokenFor(asMember))).state).toBe('open');
    await portal.as(club.owner).send('DELETE', `${club.url}/members/${admin}`);
    expect((await stateOf(await tokenFor(asMember))).state).toBe('unknown');
  });
});

describe('MEM-04 answering', () => {
  test('MEM-04 a yes is a membership at once, with the role, and the link is used up', async () => {
    const { id, url, token, address } = await givenInvitation({ role: 'moderator' });
    expect(await stateOf(token)).toEqual({
      state: 'open',
      organization: { id, name: 'Solvik IL' },
      role: 'moderator',
      invited_by: 'Oda Eier',
      masked_email: `${address[0]}•••@test.example`,
      is_other_account: false,
      missing_certificate: null,
    });
    const guest = await portal.given.person('Gjest', { email: address });
    expect((await stateOf(token, guest)).is_other_account).toBe(false);
    const answer = await accept(guest, token);
    expect([answer.status, answer.json().data]).toEqual([200, { organization_id: id }]);
    expect(await membershipIn(id, guest)).toEqual({ role: 'moderator', status: 'active' });
    expect((await portal.as(guest).get(`${url}/requests`)).status).toBe(200);
    expect((await stateOf(token)).state).toBe('used');
    expect((await stateOf(token, guest)).state).toBe('already_member');
    const other = await portal.given.person('En annen');
    expect((await accept(other, token)).json().message).toBe('Invitasjonen er allerede besvart.');
  });

  test('MEM-04 another account may say yes, and is told that it is another', async () => {
    const { id, token } = await givenInvitation();
    const other = await portal.given.person('En annen');
    expect(await stateOf(token, other)).toMatchObject({ state: 'open', is_other_account: true });
    expect((await accept(other, token)).status).toBe(200);
    expect(await membershipIn(id, other)).toEqual({ role: 'member', status: 'active' });
  });

  test('MEM-04 a private organisation lets the invited in', async () => {
    const club = await givenClub({ isPrivate: true });
    const address = newAddress();
    await invite(club.owner, club.url, [address]);
    const guest = await portal.given.person('Gjest', { email: address });
    expect((await portal.as(guest).get(`${club.url}/members`)).status).toBe(404);
    expect((await accept(guest, await tokenFor(address))).status).toBe(200);
    expect((await portal.as(guest).get(`${club.url}/members`)).status).toBe(200);
  });

  test('MEM-04 a no needs no account, and ends the invitation', async () => {
    const { token } = await givenInvitation();
    expect((await portal.post('/api/invites/decline', { token })).status).toBe(204);
    expect((await stateOf(token)).state).toBe('used');
    expect((await portal.post('/api/invites/decline', { token })).status).toBe(409);
  });

  test('MEM-04 after fourteen days it is too old', async () => {
    const { token } = await givenInvitation();
    const guest = await portal.given.person('Sen gjest');
    const before = moment;
    moment = new Date(before.getTime() + 14 * 86_400_000 - 1000);
    expect((await stateOf(token)).state).toBe('open');
    moment = new Date(before.getTime() + 14 * 86_400_000);
    expect((await stateOf(token)).state).toBe('expired');
    const refused = await accept(guest, token);
    moment = before;
    expect([refused.status, refused.json().message]).toEqual([409, 'Invitasjonen er for gammel. Be om å få en ny.']);
  });

  test('MEM-04 members and those on pause are told; nobody changes their own role this way', async () => {
    const { id, member, owner, url, token } = await givenInvitation({ role: 'admin' });
    expect((await stateOf(token, member)).state).toBe('already_member');
    expect((await accept(member, token)).status).toBe(409);
    expect(await membershipIn(id, member)).toEqual({ role: 'member', status: 'active' });
    const paused = await portal.given.person('På pause');
    await portal.given.member(id, paused, 'member', { status: 'disabled' });
    expect((await accept(paused, token)).status).toBe(409);
    expect((await portal.as(owner).get(`${url}/invites`)).json().data[0].state).toBe('open');
  });

  test('MEM-04 a made-up link is unknown, and tells nothing', async () => {
    const made = 'A'.repeat(43);
    expect(await stateOf(made)).toEqual({
      state: 'unknown',
      organization: null,
      role: null,
      invited_by: null,
      masked_email: null,
      is_other_account: false,
      missing_certificate: null,
    });
    const guest = await portal.given.person('Gjest');
    expect((await accept(guest, made)).status).toBe(404);
    expect((await accept(guest, 'kort')).status).toBe(422);
    expect((await portal.post('/api/invites/accept', { token: made })).status).toBe(401);
  });

  test('MEM-04 the invitation goes with its organisation', async () => {
    const { id, token } = await givenInvitation();
    await portal.db.updateTable('organisation').set({ deleted_at: moment }).where('id', '=', id).execute();
    expect((await stateOf(token)).state).toBe('unknown');
  });

  test('MEM-04 two who use the same link at once: one becomes a member', async () => {
    const { id, token } = await givenInvitation();
    const people = [await portal.given.person('Første'), await portal.given.person('Andre')];
    const answers = await Promise.all(people.map((person) => accept(person, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const made = await Promise.all(people.map((person) => membershipIn(id, person)));
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  test('MEM-04 the same person twice at once becomes a member once', async () => {
    const { id, token } = await givenInvitation();
    const person = await portal.given.person('Rask');
    const answers = await Promise.all([accept(person, token), accept(person, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { members_count } = await portal.db
      .selectFrom('organisation')
      .select('members_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(members_count).toBe(4);
  });
});
