import type { Context } from '#platform/server/context.ts';
import type { Db, OpenDatabase } from '#platform/server/database.ts';
import type { Touch } from '#platform/server/live.ts';
import { causeOf, outageOf } from '#platform/server/outage.ts';
import type { ReplicaWatch } from '#platform/server/replica-watch.ts';
import type { Route } from '#platform/server/routes.ts';
import { idsIn, tagsOf } from './page-tags.ts';

/** Where what anybody may read is read. */
export type Source = 'replica' | 'primary';

type Read<Answer> = {
  /** Tags of what is asked for by its id. */
  about: readonly string[];
  /** What the answer was made from; null where it does not say. */
  tagsOf: ((answer: Answer) => readonly string[]) | null;
  from(context: Context): Promise<Answer>;
};

/** What changes touch, all of them together. */
type Reach = { tags: Set<string>; isEverything: boolean };
type Lacking = { changes: { change: Touch; heardMs: number }[]; changed: Reach; takenAway: Reach };

/** More than a replica that is used can lack. */
const MAX_CHANGES = 5000;

/**
 * Visitors who are not logged in read from the replica. Until it is known to have a change, two things are read from the
 * primary instead: the activity or organisation that was changed, so that a user who has saved it can show it to others,
 * and whatever names something that was taken away.
 */
export function publicReads({ db, replica }: Pick<OpenDatabase, 'db' | 'replica'>, watch: ReplicaWatch | null) {
  let lacking = lackingOf([]);
  const figures = { replica: 0, primary: 0, again: 0 };
  const source = (): Source => (watch?.isUsable() ? 'replica' : 'primary');

  async function read<Answer>(context: Context, asked: Read<Answer>): Promise<Answer> {
    const atPrimary = { ...context, replica: context.db };
    if (context.actor || !watch) return asked.from(atPrimary);
    const fromPrimary = (kind: 'primary' | 'again') => {
      figures[kind] += 1;
      return asked.from(atPrimary);
    };
    // As it is now: what the replica gets while it is being read may have come after it was read.
    const { changed, takenAway } = lacking;
    if (context.replica === context.db || touchesOne(changed, asked.about)) return fromPrimary('primary');
    if (!asked.tagsOf && hasContent(takenAway)) return fromPrimary('primary');
    try {
      const answer = await asked.from(context);
      const tags = asked.tagsOf?.(answer) ?? [];
      if (!(tags.length > 0 ? touchesOne(takenAway, tags) : hasContent(takenAway))) {
        figures.replica += 1;
        return answer;
      }
    } catch (error) {
      if (!outageOf(error) && !IN_THE_WAY.has(causeOf(error).sqlstate ?? '')) throw error;
    }
    return fromPrimary('again');
  }

  const withSource = ({ endpoint, handle }: Route): Route => ({
    endpoint,
    handle(context, request) {
      if (endpoint.publicForSeconds === undefined) return handle({ ...context, replica: context.db }, request);
      const { query = {}, params = {} } = request;
      return read(context, {
        about: idsIn(params),
        tagsOf:
          typeof endpoint.answer === 'string'
            ? null
            : (answer) => tagsOf(context.tenant, { endpoint, query, params, answer }),
        from: async (chosen) => handle(chosen, request),
      });
    },
  });

  return {
    /** For a visitor who is not logged in. */
    database: (): Db => (source() === 'replica' ? replica : db),
    /** For a page: where it is read, and of which ordinary changes it may not know. */
    choose: (): { source: Source; lacking: readonly Touch[] } =>
      source() === 'replica'
        ? {
            source: 'replica',
            lacking: lacking.changes.map(({ change }) => change).filter(({ isOrdinary }) => isOrdinary),
          }
        : { source: 'primary', lacking: [] },
    read,
    /** Only what may be kept for the public is read from the replica; every other call reads the primary. */
    routes: (api: readonly Route[]): readonly Route[] => (watch ? api.map(withSource) : api),
    change(change: Touch): void {
      if (!watch) return;
      const heard = { change, heardMs: performance.now() };
      if (lacking.changes.length < MAX_CHANGES) addTo(lacking, heard);
      else lacking = lackingOf([{ ...heard, change: {} }]);
    },
    /** The replica has come further: the changes that it has now and lacked before. */
    settle(): readonly Touch[] {
      const caughtUpToMs = watch?.caughtUpToMs() ?? Number.POSITIVE_INFINITY;
      const left = lacking.changes.filter(({ heardMs }) => heardMs >= caughtUpToMs);
      if (left.length === lacking.changes.length) return [];
      const settled = lacking.changes.filter(({ heardMs }) => heardMs < caughtUpToMs).map(({ change }) => change);
      lacking = lackingOf(left);
      return settled;
    },
    figures: () => figures,
  };
}

export type PublicReads = ReturnType<typeof publicReads>;

/** What a replica says when a read stands in the way of what it has to carry out. */
const IN_THE_WAY = new Set(['40001', '40P01']);

function lackingOf(changes: Lacking['changes']): Lacking {
  const reach = (): Reach => ({ tags: new Set(), isEverything: false });
  const lacking: Lacking = { changes: [], changed: reach(), takenAway: reach() };
  for (const one of changes) addTo(lacking, one);
  return lacking;
}

function addTo({ changes, changed, takenAway }: Lacking, heard: Lacking['changes'][number]): void {
  changes.push(heard);
  for (const reach of heard.change.isOrdinary ? [changed] : [changed, takenAway]) {
    if (heard.change.touches) for (const tag of heard.change.touches) reach.tags.add(tag);
    else reach.isEverything = true;
  }
}

const hasContent = ({ tags, isEverything }: Reach): boolean => isEverything || tags.size > 0;

const touchesOne = ({ tags, isEverything }: Reach, asked: readonly string[]): boolean =>
  asked.length > 0 && (isEverything || asked.some((tag) => tags.has(tag)));
