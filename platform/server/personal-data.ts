import type { RawBuilder } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Id } from '#platform/contract/id.ts';
import type { Db } from './database.ts';
import type { Hear } from './hear.ts';
import type { Enqueue } from './jobs.ts';
import type { MergeStop, Merging, MergingNow, OwnMove, TwoAccounts } from './merging.ts';

/** Where a person is found in one table, and what becomes of it when they ask for it or leave. */
export type PersonalTable = {
  table: keyof Database;
  /** The columns that say whose the row is. */
  owners: readonly string[];
  /** Columns that name the person in what is about others: they are told nothing of it, and leave it with erasure. */
  mentions?: readonly string[];
  /** What the person is given. Together with `withheld` these are all columns of the table. */
  exported: readonly string[];
  /** Secrets, ids of other people, and what means something to machines only. */
  withheld: readonly string[];
  /** What stands behind ids, in words. */
  inWords?: RawBuilder<unknown>;
  /** `removed`: the rows go. `cleared`: the rows stay without the person. `kept`: the law wants them as they are. */
  erasure: 'removed' | 'cleared' | 'kept';
  /** The rows of the owner are cleared by `erase`: there is more to it than forgetting an id. */
  hasOwnErasure?: true;
  /** What becomes of each of `owners` and `mentions` when two accounts of a person are merged. */
  merging: Readonly<Record<string, Merging>>;
};

/** A person who leaves, in the transaction in which they do. */
export type Leaving = {
  db: Db;
  now: Date;
  enqueue: Enqueue;
  hear: Hear;
  id: Id<'UserId'>;
  /** E-mail address and phone number, where there are any. */
  addresses: readonly string[];
};

/**
 * What one feature knows of people (USR-06). apps/server lists them all; a test holds the list against the schema: a new
 * table or column that is not accounted for does not pass.
 */
export type PersonalData = {
  tables: readonly PersonalTable[];
  /** What erasure means beyond the rows of `tables`. Once or ten times, the result is the same. */
  erase?(leaving: Leaving): Promise<void>;
  /** What two accounts must not have, to become one. */
  stops?: readonly MergeStop[];
  /** What `merge` is going to do, read without changing anything. */
  planMerge?(accounts: TwoAccounts<Id<'UserId'>> & { db: Db }): Promise<readonly OwnMove[]>;
  /** What is `own` in `merging`, before everything else is moved. Once or ten times, the result is the same. */
  merge?(merging: MergingNow<Id<'UserId'>>): Promise<void>;
};
