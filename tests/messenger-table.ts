/**
 * Who may do what in the messenger, written by hand from the permissions that were agreed on, never derived from the code.
 * Of a group: its keeper, a participant and a minor who is looked after; one who has left it and the organisation, one who
 * was removed, and one whose account was shut; a stranger, and those who look after the contents, a municipality or
 * everything. A participant who is logged in as by support, may only look, or comes to a closing portal. Of a
 * conversation of two: the one whom the other has blocked.
 */
export const CALLERS = [
  'keeper',
  'participant',
  'minor',
  'blocked',
  'former',
  'removed',
  'shut',
  'stranger',
  'moderator',
  'municipality',
  'support',
  'super_admin',
  'acting',
  'readonly',
  'closing',
  'visitor',
] as const;
export type Caller = (typeof CALLERS)[number];

export type MessengerRow = { answers: Readonly<Record<Caller, number>>; body?: object; query?: string };

const NOT_AS_ONESELF = { shut: 401, acting: 403, readonly: 405, visitor: 401 };
/** What is another's is not there; on a closing portal nothing is, and nothing is changed. */
const read = { ...NOT_AS_ONESELF, closing: 404 };
const write = { ...NOT_AS_ONESELF, closing: 403 };

const outside = (answer: number) => ({
  stranger: answer,
  moderator: answer,
  municipality: answer,
  support: answer,
  super_admin: answer,
});
const notThere = { former: 404, removed: 404, ...outside(404) };
type Inside = Record<'keeper' | 'participant' | 'minor' | 'blocked', number>;
const all = (answer: number): Inside => ({ keeper: answer, participant: answer, minor: answer, blocked: answer });

const reading = (query?: string): MessengerRow => ({
  answers: { ...all(200), ...notThere, ...read },
  ...(query && { query }),
});
const writing = (inside: Inside, more: Omit<MessengerRow, 'answers'> = {}): MessengerRow => ({
  answers: { ...inside, ...notThere, ...write },
  ...more,
});
/** Everybody has lists: what is not theirs is not on them. */
const list = (query?: string): MessengerRow => ({
  answers: { ...all(200), former: 200, removed: 200, ...outside(200), ...read },
  ...(query && { query }),
});

export const MESSENGER_TABLE: Readonly<Record<string, MessengerRow>> = {
  'GET /messenger/threads/{thread}': reading(),
  'GET /messenger/threads/{thread}/messages': reading(),
  'GET /messenger/threads/{thread}/participants': reading(),
  'GET /messenger/threads/{thread}/files': reading(),
  'GET /messenger/threads/{thread}/files/{file}': reading(),
  'POST /messenger/threads/{thread}/read': writing(all(200), { body: { seq: 1 } }),
  'POST /messenger/threads/{thread}/typing': writing(all(204)),
  'POST /messenger/threads/{thread}/messages': writing(
    { ...all(200), blocked: 409 },
    { body: { body: 'Hei', files: [] } },
  ),
  'PUT /messenger/threads/{thread}/messages/{seq}': writing(
    { ...all(200), blocked: 409 },
    { body: { body: 'Likevel ikke' } },
  ),
  'DELETE /messenger/threads/{thread}/messages/{seq}': writing(all(200)),
  'PUT /messenger/threads/{thread}': writing({ ...all(200), blocked: 403 }, { body: { name: 'Noe annet' } }),
  'DELETE /messenger/threads/{thread}': writing({ keeper: 204, participant: 403, minor: 403, blocked: 204 }),
  'POST /messenger/threads/{thread}/leave': writing({ ...all(204), blocked: 409 }),
  'POST /messenger/threads/{thread}/participants': writing(
    { ...all(200), blocked: 403 },
    { body: { users: ['{coach}'] } },
  ),
  'DELETE /messenger/threads/{thread}/participants': writing(
    { keeper: 200, participant: 403, minor: 403, blocked: 403 },
    { query: '?user={another}' },
  ),

  'GET /messenger/threads': list(),
  'GET /messenger/unread': list(),
  'GET /messenger/me': list(),
  'GET /messenger/search': list('?q=kaffe'),
  'GET /messenger/people': list(),
  'GET /messenger/blocks': list(),
  // The removed one is a member of the organisation still, the former one is not.
  'POST /messenger/direct': {
    answers: { ...all(200), minor: 403, blocked: 403, former: 403, removed: 200, ...outside(403), ...write },
    body: { users: ['{another}'], body: 'Hei', name: '', files: [] },
  },
  'POST /messenger/threads': {
    answers: { ...all(200), blocked: 403, former: 403, removed: 200, ...outside(403), ...write },
    body: { users: ['{admin}', '{moderator}', '{another}'], name: 'En ny gruppe' },
  },
  'POST /messenger/blocks': {
    answers: { ...all(204), former: 404, removed: 204, ...outside(404), ...write },
    body: { user: '{neighbour}' },
  },
  'DELETE /messenger/blocks': {
    answers: { ...all(204), former: 204, removed: 204, ...outside(204), ...write },
    query: '?user={neighbour}',
  },
  // Of an activity at which the participant and the minor have a place, and of those who run the organisation.
  'POST /messenger/events/{event}': writing({ ...all(200), blocked: 404 }),
  'POST /messenger/organizations/{club}': writing({ keeper: 200, participant: 404, minor: 404, blocked: 404 }),
};
