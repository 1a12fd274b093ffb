/**
 * Who may do what with notifications, the stream and saved lists, written by hand from the permissions that were agreed on,
 * never derived from the code. All of it is the owner's: of a notification about their request to a club, and of a list that
 * they want to hear of. The others: a minor; the one whom the owner has blocked; one who has left the club and one who was
 * removed from it; one whose account was shut; a stranger and those who look after the contents, a municipality or
 * everything. Who is logged in as the owner, who chooses for them but reads nothing away; and the owner who may only look, or
 * comes to a closing portal.
 */
export const NOTICE_CALLERS = [
  'owner',
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
export type NoticeCaller = (typeof NOTICE_CALLERS)[number];

export type NoticeRow = { answers: Readonly<Record<NoticeCaller, number>>; body?: object; query?: string };

const LOGGED_IN = [
  'minor',
  'blocked',
  'former',
  'removed',
  'stranger',
  'moderator',
  'municipality',
  'support',
  'super_admin',
] as const;
const others = (answer: number) =>
  Object.fromEntries(LOGGED_IN.map((who) => [who, answer])) as Record<(typeof LOGGED_IN)[number], number>;
const REFUSED = { shut: 401, visitor: 401 };

/** Everybody has lists: what is not theirs is not on them. */
const list = (query?: string): NoticeRow => ({
  answers: { owner: 200, ...others(200), ...REFUSED, acting: 200, readonly: 200, closing: 200 },
  ...(query && { query }),
});
const write = (
  { owner, other, acting }: { owner: number; other: number; acting: number },
  more: Omit<NoticeRow, 'answers'> = {},
): NoticeRow => ({
  answers: { owner, ...others(other), ...REFUSED, acting, readonly: 405, closing: 403 },
  ...more,
});

const FREE = { filters: 'events-filtersquick-filter-free(EQ)true' };

export const NOTICE_TABLE: Readonly<Record<string, NoticeRow>> = {
  'GET /notifications': list(),
  'GET /notifications?show': list('?show=unread&before={later}'),
  // A portal that closes has none.
  'GET /stream': { answers: { ...list().answers, closing: 404 } },
  'GET /alerts': list(),
  // Marking what is another's changes nothing, and does not tell whether it is there.
  'POST /notifications/{id}/read': write({ owner: 204, other: 204, acting: 403 }),
  'POST /notifications/read': write({ owner: 204, other: 204, acting: 403 }),
  'PUT /users/me/notification-pause': write({ owner: 200, other: 200, acting: 200 }),
  'DELETE /users/me/notification-pause': write({ owner: 204, other: 204, acting: 204 }),
  'POST /alerts': write({ owner: 200, other: 200, acting: 200 }, { body: { filters: FREE, frequency: 'daily' } }),
  'PUT /alerts/{id}': write({ owner: 200, other: 404, acting: 200 }, { body: { frequency: 'weekly' } }),
  'DELETE /alerts/{id}': write({ owner: 204, other: 404, acting: 204 }),
};
