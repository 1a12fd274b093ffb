import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Hear } from './hear.ts';
import type { Enqueue } from './jobs.ts';

/** Two accounts of one person, by the ids of their users: the one that goes, and the one that stays. */
export type TwoAccounts<UserId = string> = { gone: UserId; kept: UserId };

/** Whether two rows, by the names that they have in the statement, stand for the same thing. */
export type SameThing = (one: string, other: string) => RawBuilder<unknown>;

/** Both accounts may have a row for the same thing: one of the two is dropped, the one of the account that goes if not said. */
export type Joined = {
  same: SameThing;
  /** A number for a row: the row of the account that goes stays where its number is higher. */
  rank?(row: string): RawBuilder<unknown>;
  /** There may be very many: a job moves them in batches, after the merge. */
  isMany?: true;
};

/**
 * What becomes of one reference to a user when their account is merged into another (decision 190).
 * - `moves`: it points at the account that stays.
 * - `stays`: it says who did something then, or is kept by the row's own rules; the old row goes on being there for it.
 * - `ends`: a key, a device, a secret address or an offer of the account that goes; the row is deleted.
 * - `stops`: an account with such a row, or an open one, does not go (`stops` of the feature).
 * - `own`: the feature moves it in `merge`, as something has to be counted or locked with it.
 */
export type Merging = 'moves' | 'stays' | 'ends' | 'stops' | 'own' | Joined | { isMany: true };

/** Why two accounts are not merged. The condition is true where it holds. */
export type MergeStop = { reason: string; when(accounts: TwoAccounts & { now: Date }): RawBuilder<unknown> };

/** What the feature itself moves of one table, for the preview. `digest` changes with what it was worked out from. */
export type OwnMove = { table: string; moves: number; dropped: number; digest?: string };

/** Two accounts that are being merged, in the transaction in which they are. */
export type MergingNow<UserId = string> = TwoAccounts<UserId> & {
  db: Db;
  now: Date;
  enqueue: Enqueue;
  hear: Hear;
  /** Of the account that goes, those that lead to no account any more. */
  addresses: readonly string[];
};

/** Rows with the same values in these columns; null is the same as null. */
export const sameBy =
  (...columns: readonly string[]): SameThing =>
  (one, other) =>
    sql.join(
      columns.map(
        (column) => sql`${sql.ref(`${one}.${column}`)} is not distinct from ${sql.ref(`${other}.${column}`)}`,
      ),
      sql` and `,
    );

/** Of what a user has one of. */
export const oneEach: SameThing = () => sql`true`;
