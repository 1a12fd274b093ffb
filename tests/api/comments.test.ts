import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import { MAX_COMMENTS_A_DAY } from '#features/comments/rules.ts';
import { erasePerson } from '#features/users/server/erase-person.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import type { GivenEvent } from '#tests/support/given-shapes.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
const NOON = new Date('2026-03-10T11:00:00Z');
let moment = NOON;
beforeAll(async () => {
  portal = await startPortal({ now: () => moment });
});
afterAll(() => portal.close());
beforeEach(() => {
  moment = NOON;
});

async function givenTraining(event: GivenEvent = {}, isPrivate = false) {
  const { given } = portal;
  const [moderator, member, asker] = [
    await given.person('Kim Koordinator'),
    await given.person('Mina Medlem'),
    await given.person('Marte Haugen'),
  ];
  const club = await given.organisation({ name: 'Solvik IL', isPrivate, municipality: BERGEN });
  await given.member(club, moderator, 'moderator');
  await given.member(club, member);
  const id = await given.event({ organisation: club, startsAt: ['2026-03-14T09:00:00Z'], ...event });
  return { id, url: `/api/events/${id}/comments`, moderator, member, asker };
}
type Training = Awaited<ReturnType<typeof givenTraining>>;

const nb = { language: 'nb' };
const write = (at: Training, as: string, body: string, more: object = {}) => {
  // The order of two comments is known.
  moment = new Date(moment.getTime() + 1000);
  return portal.as(as).post(at.url, { body, ...more }, nb);
};
const written = async (at: Training, as: string, body = 'Kan lillebror bli med?', more: object = {}) =>
  (await write(at, as, body, more)).json().data;
const rewrite = (at: Training, id: string, as: string, body: string) =>
  portal.as(as).send('PUT', `${at.url}/${id}`, { body: { body }, ...nb });
const remove = (at: Training, id: string, as: string) => portal.as(as).send('DELETE', `${at.url}/${id}`, nb);
const read = async (at: Training, as?: string) => (await (as ? portal.as(as) : portal).get(at.url)).json();

describe('OCC-09 reading', () => {
  test('OCC-09 everybody reads questions and answers, the oldest first, with the organiser’s marked', async () => {
    const at = await givenTraining();
    await written(at, at.asker);
    await written(at, at.moderator, 'Ja, om en voksen er i nærheten.', { is_for_organization: true });
    const { data, meta, is_open, can } = await read(at);
    expect(data).toEqual([
      expect.objectContaining({
        body: 'Kan lillebror bli med?',
        author: { id: at.asker, name: 'Marte Haugen', thumbnail_url: null },
        organization: null,
        can: { edit: false, delete: false },
      }),
      expect.objectContaining({ author: null, organization: expect.objectContaining({ name: 'Solvik IL' }) }),
    ]);
    expect([meta.total, is_open, can]).toEqual([2, true, { write: false }]);
    const inside = await read(at, at.moderator);
    expect(inside.data[1].author.name).toBe('Kim Koordinator');
    expect((await read(at, at.asker)).can).toEqual({ write: true });
  });

  test('OCC-09 in pages', async () => {
    const at = await givenTraining();
    for (const body of ['Ein', 'To', 'Tre']) await written(at, at.asker, body);
    const { data, meta } = (await portal.get(`${at.url}?perPage=2&page=2`)).json();
    expect([data.map(({ body }: { body: string }) => body), meta.last_page]).toEqual([['Tre'], 2]);
  });

  test('OCC-09 USR-06 of the user who is erased the words stay without the name', async () => {
    const at = await givenTraining();
    await written(at, at.asker);
    await portal.db.updateTable('app_user').set({ erased_at: NOON }).where('id', '=', at.asker).execute();
    expect((await read(at)).data[0].author).toBeNull();
    await erasePerson({ ...portal.jobServices, now: NOON, userId: at.asker }, PERSONAL_DATA);
    expect((await read(at)).data[0]).toMatchObject({ author: null, body: 'Kan lillebror bli med?' });
  });
});

describe('OCC-09 writing', () => {
  test('OCC-09 nobody writes without logging in, below a draft, or below what a private organisation has', async () => {
    const at = await givenTraining();
    expect((await portal.post(at.url, { body: 'Hei' })).status).toBe(401);
    const draft = await givenTraining({ status: 'draft' });
    expect((await write(draft, draft.asker, 'Hei')).status).toBe(404);
    expect((await write(draft, draft.moderator, 'Hei')).status).toBe(200);
    const closed = await givenTraining({}, true);
    expect((await write(closed, closed.asker, 'Hei')).status).toBe(404);
    expect((await portal.get(closed.url)).status).toBe(404);
    expect((await write(closed, closed.member, 'Hei')).status).toBe(200);
  });

  test('OCC-09 for the organiser only by those who run it', async () => {
    const at = await givenTraining();
    const refused = await write(at, at.member, 'Ja', { is_for_organization: true });
    expect([refused.status, refused.json().message]).toEqual([403, expect.stringContaining('svare som arrangør')]);
  });

  test.each([
    ['supportOf', { supportOf: [BERGEN] }],
    ['adminOf', { adminOf: [OSLO] }],
    ['moderator', { scopes: ['moderator' as const] }],
  ])('OCC-09 the user who looks after contents takes no part in the talk: %s', async (_who, rights) => {
    const at = await givenTraining();
    const staff = await portal.given.person('Ansatt', rights);
    const refused = await write(at, staff, 'Hei');
    expect([refused.status, refused.json().message]).toEqual([403, expect.stringContaining('Som ansatt')]);
    expect((await read(at, staff)).can).toEqual({ write: false });
  });

  test('OCC-09 D-15 text is text: no signs that nobody sees, and nothing is made of what looks like HTML', async () => {
    const at = await givenTraining();
    const body = ' Hei\u0007\u202e <script>alert(1)</script>\r\n\r\n\r\n\r\nhttps://eksempel.no\u200b ';
    expect((await written(at, at.asker, body)).body).toBe('Hei <script>alert(1)</script>\n\nhttps://eksempel.no');
    const empty = await write(at, at.asker, '\u200b\u202e');
    expect([empty.status, empty.json().errors.body]).toEqual([422, ['Skriv noe først']]);
    expect((await write(at, at.asker, '   ')).status).toBe(422);
    expect((await write(at, at.asker, 'x'.repeat(2001))).status).toBe(422);
  });

  test('OCC-09 one person writes so many a day below one activity', async () => {
    const at = await givenTraining();
    const other = await givenTraining();
    for (let count = 0; count < MAX_COMMENTS_A_DAY; count += 1) await written(at, at.asker, `Spørsmål ${count}`);
    const { data } = await read(at);
    await remove(at, data[0].id, at.asker);
    const refused = await write(at, at.asker, 'Ett til');
    expect([refused.status, refused.json().message]).toEqual([429, expect.stringContaining('det siste døgnet')]);
    expect((await write(other, at.asker, 'Et annet sted')).status).toBe(200);
    moment = new Date(moment.getTime() + 25 * 3_600_000);
    expect((await write(at, at.asker, 'Ett til')).status).toBe(200);
  });

  test('OCC-09 closed ninety days after it was over, also for changes', async () => {
    const at = await givenTraining();
    const comment = await written(at, at.asker);
    moment = new Date('2026-06-12T10:00:00Z');
    expect((await write(at, at.asker, 'Takk for sist')).status).toBe(200);
    moment = new Date('2026-06-13T10:00:00Z');
    for (const answer of [await write(at, at.asker, 'Hei'), await rewrite(at, comment.id, at.asker, 'Hei')]) {
      expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('stengt')]);
    }
    expect(await read(at, at.asker)).toMatchObject({ is_open: false, can: { write: false } });
    expect((await remove(at, comment.id, at.asker)).status).toBe(204);
  });

  test('OCC-09 what comes from elsewhere has nobody here who answers', async () => {
    const at = await givenTraining();
    await portal.db.updateTable('event').set({ source: 'dnt', external_id: at.id }).where('id', '=', at.id).execute();
    const refused = await write(at, at.asker, 'Hei');
    expect([refused.status, refused.json().message]).toEqual([409, expect.stringContaining('annet nettsted')]);
  });
});

describe('OCC-09 changing and removing', () => {
  test('OCC-09 one’s own, and nobody else’s', async () => {
    const at = await givenTraining();
    const comment = await written(at, at.asker);
    expect(comment.can).toEqual({ edit: true, delete: true });
    const changed = (await rewrite(at, comment.id, at.asker, 'Kan lillesøster bli med?')).json().data;
    expect(changed).toMatchObject({ body: 'Kan lillesøster bli med?', edited_at: expect.any(String) });
    for (const as of [at.member, at.moderator]) {
      expect((await rewrite(at, comment.id, as, 'Noe annet')).status).toBe(403);
    }
    expect((await remove(at, comment.id, at.member)).status).toBe(403);
    expect((await remove(at, comment.id, at.asker)).status).toBe(204);
    expect((await remove(at, comment.id, at.asker)).status).toBe(404);
    expect((await rewrite(at, comment.id, at.asker, 'Igjen')).status).toBe(404);
    expect((await read(at)).meta.total).toBe(0);
  });

  test('OCC-09 an answer for the organiser is nobody’s own who no longer speaks for it', async () => {
    const at = await givenTraining();
    const answer = await written(at, at.moderator, 'Ja', { is_for_organization: true });
    await portal.db.updateTable('membership').set({ status: 'left' }).where('user_id', '=', at.moderator).execute();
    expect((await rewrite(at, answer.id, at.moderator, 'Nei')).status).toBe(403);
    expect((await remove(at, answer.id, at.moderator)).status).toBe(403);
  });

  test('OCC-09 those who look after the activity remove anybody’s, and it is written down', async () => {
    const at = await givenTraining();
    const people = {
      organiser: at.moderator,
      support: await portal.given.person('Støtte', { supportOf: [BERGEN] }),
      contents: await portal.given.person('Innhold', { scopes: ['moderator'] }),
    };
    for (const as of Object.values(people)) {
      const comment = await written(at, at.asker);
      expect((await read(at, as)).data[0].can).toEqual({ edit: false, delete: true });
      expect((await remove(at, comment.id, as)).status).toBe(204);
      const audit = await portal.db
        .selectFrom('audit_entry')
        .select(['action', 'subject_user_id'])
        .where('actor_user_id', '=', as)
        .execute();
      expect(audit).toEqual([{ action: 'comment.remove', subject_user_id: at.asker }]);
    }
    const elsewhere = await portal.given.person('Annen kommune', { adminOf: [OSLO] });
    const comment = await written(at, at.asker);
    expect((await remove(at, comment.id, elsewhere)).status).toBe(403);
  });

  test('OCC-09 facts are recorded', async () => {
    const at = await givenTraining();
    const comment = await written(at, at.asker);
    await remove(at, comment.id, at.moderator);
    const facts = await portal.db
      .selectFrom('fact')
      .select('kind')
      .where('event_id', '=', at.id)
      .orderBy('id')
      .execute();
    expect(facts.map(({ kind }) => kind)).toEqual(['comment:added', 'comment:removed']);
  });
});
