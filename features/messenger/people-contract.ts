import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { changing, person, reading, starting, thread, threadParams, users } from './contract.ts';
import { MAX_AMONG, PEOPLE_PER_PAGE } from './rules.ts';

export const participant = person.extend({
  is_self: z.boolean(),
  is_minor: z.boolean(),
  /** What they are where the conversation belongs to an activity or an organisation. */
  role: z.enum(['organiser', 'participant']).nullable(),
});
export type Participant = z.infer<typeof participant>;

export const reachablePerson = person.extend({
  /** Both are adults; with others it takes a group in which adults look after it. */
  can_be_alone: z.boolean(),
  is_chosen_before: z.boolean(),
});
export type ReachablePerson = z.infer<typeof reachablePerson>;

export const listParticipants = endpoint({
  method: 'GET',
  path: '/messenger/threads/{id}/participants',
  summary: 'Who takes part in one of your conversations.',
  ...reading,
  params: threadParams,
  query: z.object(pageQuery(PEOPLE_PER_PAGE)),
  answer: pageOf(participant),
});

export const addParticipants = endpoint({
  method: 'POST',
  path: '/messenger/threads/{id}/participants',
  summary: 'Adds people you may write to. They read what is written from now on.',
  ...starting,
  params: threadParams,
  body: z.object({ users }),
  answer: oneOf(thread),
});

export const removeParticipant = endpoint({
  method: 'DELETE',
  path: '/messenger/threads/{id}/participants',
  summary: 'Removes a person from a group that you started. Everyone in it sees that.',
  ...changing,
  params: threadParams,
  query: z.object({ user: ids.user }),
  answer: oneOf(thread),
});

export const getUnread = endpoint({
  method: 'GET',
  path: '/messenger/unread',
  summary: 'How many messages you have not read, in conversations that are not muted.',
  ...reading,
  answer: oneOf(z.object({ total_unread: z.int() })),
});

export const getMessengerMe = endpoint({
  method: 'GET',
  path: '/messenger/me',
  summary: 'You as others see you in conversations, and whether you may write to one person alone.',
  ...reading,
  answer: oneOf(
    person.extend({
      total_unread: z.int(),
      /** An adult by the date of birth on the profile. */
      is_adult: z.boolean(),
      has_birth_date: z.boolean(),
    }),
  ),
});

/** Ids with commas between them. */
const among = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(ids.user).max(MAX_AMONG));

export const listReachable = endpoint({
  method: 'GET',
  path: '/messenger/people',
  summary: 'People you may write to, by name; or those of some people you may write to.',
  ...reading,
  query: z.object({ q: z.string().trim().max(100).default(''), among: among.optional() }),
  answer: z.object({ data: z.array(reachablePerson) }),
});

export const listBlocks = endpoint({
  method: 'GET',
  path: '/messenger/blocks',
  summary: 'People you have blocked.',
  ...reading,
  answer: z.object({ data: z.array(person) }),
});

export const blockPerson = endpoint({
  method: 'POST',
  path: '/messenger/blocks',
  summary: 'From now on neither of you writes to the other. They are not told.',
  ...changing,
  body: z.object({ user: ids.user }),
  answer: 'nothing',
});

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: '/messenger/blocks',
  summary: 'Lets a person you have blocked write to you again.',
  ...changing,
  query: z.object({ user: ids.user }),
  answer: 'nothing',
});
