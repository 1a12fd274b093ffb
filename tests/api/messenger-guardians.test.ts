import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import { ADULT, givenClub, messengerOf } from '#tests/support/chat-scene.ts';
import { givenGuardian } from '#tests/support/household-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let chat: ReturnType<typeof messengerOf>;
let at: Awaited<ReturnType<typeof givenClub>>;
let guardian: UserId;
let now = new Date('2026-11-17T11:00:00Z');
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  chat = messengerOf(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = new Date('2026-11-17T11:00:00Z');
  at = await givenClub(portal);
  guardian = await portal.given.person('Foresatt Moen', ADULT);
  await givenGuardian(portal, guardian, at.minor, '2012-04-12');
});

const end = () => sql`update guardianship set ended_at = now() where guardian_user_id = ${guardian}`.execute(portal.db);
const reachable = async (user: string): Promise<string[]> =>
  (await portal.as(user).get('/api/messenger/people')).json().data.map(({ name }: { name: string }) => name);

describe('BEY-16 a guardian in a conversation', () => {
  test('BEY-16 one organiser and a guardian are enough for a minor to take part', async () => {
    const thread = (await chat.group(at.admin, [at.minor, guardian])).json().data;
    expect(thread).toMatchObject({ has_minors: true, obstacle: null });
    expect((await chat.write(at.minor, thread.id, 'Hei')).status).toBe(200);
    expect((await chat.write(guardian, thread.id, 'Hei, begge to')).status).toBe(200);
  });

  test('BEY-16 a minor and a guardian are not two alone, and another’s guardian protects nobody', async () => {
    expect((await chat.direct(guardian, [at.minor])).status).toBe(403);
    const stranger = await portal.given.person('Annen Forelder', ADULT);
    const otherChild = await portal.given.person('Annet Barn', { bornOn: '2013-01-01' });
    await givenGuardian(portal, stranger, otherChild, '2013-01-01');
    await portal.given.member(at.club, otherChild);
    expect((await chat.group(at.admin, [at.minor, stranger])).status).toBe(403);
  });

  test('BEY-16 when the guardianship ends, or the guardian leaves, nobody writes', async () => {
    const thread = (await chat.group(at.admin, [at.minor, guardian])).json().data.id;
    await end();
    for (const as of [at.minor, at.admin, guardian]) expect((await chat.write(as, thread, 'Hei')).status).toBe(409);
    expect((await chat.show(at.admin, thread)).obstacle).toBe('minors');
  });

  test('CHT-01 a guardian and those who run what the child is with write to each other, and find each other', async () => {
    expect((await chat.direct(at.admin, [guardian])).status).toBe(200);
    expect((await chat.direct(guardian, [at.moderator])).status).toBe(200);
    expect(await reachable(guardian)).toEqual(expect.arrayContaining(['Tuva Moen', 'Ingrid Lunde', 'Ahmed Omar']));
    expect(await reachable(at.admin)).toContain('Foresatt Moen');
    expect(await reachable(at.minor)).toContain('Foresatt Moen');
  });

  test('CHT-01 a guardian is a stranger to other members, and to all when it has ended or the child is grown up', async () => {
    expect((await chat.direct(guardian, [at.member])).status).toBe(403);
    expect(await reachable(guardian)).not.toContain('Marte Haugen');
    expect(await reachable(at.member)).not.toContain('Foresatt Moen');
    now = new Date('2030-04-12T11:00:00Z');
    expect((await chat.direct(guardian, [at.admin])).status).toBe(403);
    now = new Date('2026-11-17T11:00:00Z');
    await end();
    expect((await chat.direct(guardian, [at.admin])).status).toBe(403);
    expect(await reachable(guardian)).toEqual([]);
  });
});
