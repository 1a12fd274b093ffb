import { DEMO_ACCOUNTS, DEMO_ORGANISATION_ID } from './accounts.ts';
import { CONVERSATIONS } from './data/conversations.ts';
import { createRandom } from './random.ts';

const HOUR_MS = 3_600_000;

/** A few conversations of the demo's people, with some lines unread: rows for the four tables, in their order. */
export function demoConversations(seed: string, nowMs: number) {
  const random = createRandom(`${seed}:conversations`);
  const at = (hoursAgo: number): string => new Date(nowMs - hoursAgo * HOUR_MS).toISOString();
  const made = CONVERSATIONS.map(({ kind, name = null, people, lines, unread = {}, mutedBy }) => {
    const beganAt = at(lines[0]?.hoursAgo ?? 0);
    const id = random.uuid(Date.parse(beganAt));
    const ids = people.map((who) => DEMO_ACCOUNTS[who].id);
    const [first = null, second = null] = kind === 'direct' ? ids.toSorted() : [];
    return {
      thread: {
        id,
        kind,
        name,
        organisation_id: kind === 'organisation' ? DEMO_ORGANISATION_ID : null,
        first_user_id: first,
        second_user_id: second,
        last_seq: lines.length,
        last_message_at: at(lines.at(-1)?.hoursAgo ?? 0),
        created_by: ids[0],
        created_at: beganAt,
      },
      participants: people.map((who) => ({
        thread_id: id,
        user_id: DEMO_ACCOUNTS[who].id,
        last_read_seq: lines.length - (unread[who] ?? 0),
        joined_seq: 0,
        is_muted: mutedBy === who,
        joined_at: beganAt,
      })),
      messages: lines.map(({ by, hoursAgo, text }, position) => ({
        thread_id: id,
        seq: position + 1,
        kind: 'text',
        author_id: DEMO_ACCOUNTS[by].id,
        body: text,
        created_at: at(hoursAgo),
      })),
    };
  });
  return {
    threads: made.map(({ thread }) => thread),
    participants: made.flatMap(({ participants }) => participants),
    messages: made.flatMap(({ messages }) => messages),
  };
}
