import { codeOf, fileRule, isTest, type Rule, type Source } from './architecture-rules.ts';

/** Where ids are not those of our own things, or of one of several kinds, each of which is read by its own. */
const OTHER_IDS = ['features/identity/server/embedded-people.ts', 'features/reports/server/subjects.ts'];

const THINGS =
  'attendance|certificate|circular|comment|device|event|occurrence|organi[sz]ation|partnership|session|slot|stamp|upload|user|verification';
const NAMES = `(?:\\w+_)?(?:${THINGS})_ids?|(?:${THINGS})Ids?|[a-z]+(?:${capitalised(THINGS)})Ids?`;
/** `userId: string`, `event_id?: readonly string[]`, and the same in rows and jobs: `user_id: text`, `id: z.uuid()`. */
const PLAIN_ID = new RegExp(`\\b(?:ids?|${NAMES})\\??: (?:readonly )?(?:string\\b|(?:z\\.array\\()?z\\.uuid\\()`);
const PLAIN_COLUMN = new RegExp(`\\b(?:${NAMES}): (?:z\\.array\\()?(?:text(?:OrNull)?\\b|z\\.string\\()`);

/** The rule, and files that break it. */
export const PLAIN_IDS: [Rule, ...Source[]] = [
  fileRule(
    'an id says what it is the id of: in signatures, rows and jobs of the server, and never by assertion',
    (source) =>
      /^(features\/[^/]+\/server|apps\/server)\//.test(source.path) &&
      !isTest(source.path) &&
      !OTHER_IDS.includes(source.path) &&
      (hasPlainId(source) || /\bas (\w+Id\b|Id<|\w+\['(id|\w+_id)'\])/.test(codeOf(source))),
  ),
  { path: 'features/events/server/bad.ts', text: 'const attend = (context: Context, userId: string) => {};' },
  { path: 'features/events/server/bad.ts', text: 'type Told = { actingUserId?: readonly string[] };' },
  { path: 'features/events/server/bad.ts', text: 'export async function eventById(db: Db, id: string) {}' },
  { path: 'features/events/server/bad.ts', text: 'rowsOf({ name: text, owner_user_id: textOrNull })' },
  { path: 'apps/server/bad.ts', text: 'payload: z.object({ user_ids: z.array(z.uuid()) })' },
  { path: 'features/events/server/bad.ts', text: 'remove(db, given as EventId);' },
];

/** An id of which nothing says what it is the id of. */
const hasPlainId = (source: Source): boolean => {
  const code = codeOf(source);
  return PLAIN_ID.test(code) || PLAIN_COLUMN.test(code);
};

function capitalised(words: string): string {
  return words
    .split('|')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('|');
}
