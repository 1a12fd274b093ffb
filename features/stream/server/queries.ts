import { z } from 'zod';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';

const entryRow = z.object({
  user_id: ids.user,
  seq: number,
  kind: text,
  content: z.record(z.string(), z.unknown()),
});
export type EntryRow = z.infer<typeof entryRow>;

/** What a browser is told at once; one that has missed more reads everything again. */
export const MAX_MISSED = 200;

export type Position = { user_id: UserId; seq: number };

/** Of several users, what came after what each of them has. */
export async function entriesAfter(db: Db, positions: readonly Position[]): Promise<EntryRow[]> {
  const { rows } = await rowsOf(entryRow)`
    select entry.user_id, entry.seq::int as seq, entry.kind, entry.content
    from unnest(
      ${positions.map(({ user_id }) => user_id)}::uuid[], ${positions.map(({ seq }) => seq)}::bigint[]
    ) as known (user_id, seq)
    cross join lateral (
      select user_id, seq, kind, content from stream_entry
      where stream_entry.user_id = known.user_id and stream_entry.seq > known.seq
      order by stream_entry.seq
      limit ${MAX_MISSED + 1}
    ) as entry
    order by entry.user_id, entry.seq`.execute(db);
  return rows;
}

/** The number of the last thing that a user was told of; 0 before the first. */
export async function positionOf(db: Db, userId: UserId): Promise<number> {
  const { rows } = await rowsOf({ last_seq: number })`
    select last_seq::int as last_seq from stream_position where user_id = ${userId}`.execute(db);
  return rows[0]?.last_seq ?? 0;
}
