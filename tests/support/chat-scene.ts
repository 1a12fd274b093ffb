import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { TestPortal } from './portal.ts';

export const ADULT = { bornOn: '1985-04-12' };
export const MINOR = { bornOn: '2012-04-12' };

/** A club with two who run it, a member, a minor, one of unknown age, and a stranger. */
export async function givenClub(portal: TestPortal) {
  const { given } = portal;
  const club = await given.organisation({ name: 'Solvik IL' });
  const person = async (name: string, role: 'admin' | 'moderator' | 'member' | null, about: object = ADULT) => {
    const id = await given.person(name, about);
    if (role) await given.member(club, id, role);
    return id;
  };
  return {
    club,
    admin: await person('Ingrid Lunde', 'admin'),
    moderator: await person('Ahmed Omar', 'moderator'),
    member: await person('Marte Haugen', 'member'),
    another: await person('Kari Bakken', 'member'),
    minor: await person('Tuva Moen', 'member', MINOR),
    ageless: await person('Uten Alder', 'member', {}),
    stranger: await person('Frem Med', null),
  };
}

export const nb = { language: 'nb' };

export const messengerOf = (portal: TestPortal) => ({
  direct: (as: string, users: readonly string[], body = 'Hei!', more: object = {}) =>
    portal.as(as).post('/api/messenger/direct', { users, body, ...more }, nb),
  group: (as: string, users: readonly string[], name = 'Skigruppa, torsdag') =>
    portal.as(as).post('/api/messenger/threads', { users, name }, nb),
  write: (as: string, thread: string, body: string, more: object = {}) =>
    portal.as(as).post(`/api/messenger/threads/${thread}/messages`, { body, ...more }, nb),
  read: async (as: string, thread: string, query = '') =>
    (await portal.as(as).get(`/api/messenger/threads/${thread}/messages${query}`)).json(),
  list: async (as: string) => (await portal.as(as).get('/api/messenger/threads')).json(),
  show: async (as: string, thread: string) => (await portal.as(as).get(`/api/messenger/threads/${thread}`)).json().data,
  unread: async (as: string): Promise<number> =>
    (await portal.as(as).get('/api/messenger/unread')).json().data.total_unread,
});

/** With one person, and a group that the person was let into. Each has blocked the other. */
export async function givenConversations(db: Db, id: UserId, other: UserId): Promise<void> {
  const [direct, group] = [newId<'ThreadId'>(), newId<'ThreadId'>()];
  await sql`insert into thread (id, kind, name, first_user_id, second_user_id, created_by, created_at, last_message_at, last_seq)
    values (${direct}, 'direct', null, ${id}, ${other}, ${id}, now(), now(), 1),
      (${group}, 'group', 'Dugnad', null, null, ${other}, now(), now(), 2)`.execute(db);
  await sql`insert into thread_participant (thread_id, user_id, joined_at)
    select thread.id, person.id, now()
    from unnest(${[direct, group]}::uuid[]) as thread (id)
    cross join unnest(${[id, other]}::uuid[]) as person (id)`.execute(db);
  await sql`insert into thread_message (thread_id, seq, kind, author_id, subject_user_id, body, created_at)
    values (${direct}, 1, 'text', ${id}, null, 'Kan du ta med kaffe?', now()),
      (${group}, 1, 'added', ${other}, ${id}, '', now()),
      (${group}, 2, 'text', ${id}, null, 'Jeg kommer', now())`.execute(db);
  await sql`insert into user_block (user_id, blocked_user_id, created_at)
    values (${id}, ${other}, now()), (${other}, ${id}, now())`.execute(db);
}
