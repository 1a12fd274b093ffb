import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { tellOfOffers } from '#features/stream/server/public.ts';
import { ids, type TicketGroupId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { GROUP_STATES } from '../rules.ts';

export const groupRow = z.object({
  id: ids.ticketGroup,
  municipality_id: number,
  scheme_id: ids.scheme.nullable(),
  organisation_id: ids.organisation.nullable(),
  name: text,
  description: text,
  provider_name: text,
  thumbnail_url: textOrNull,
  picture_upload_id: ids.upload.nullable(),
  total: number,
  held: number,
  used: number,
  waiting: number,
  opens_at: text,
  closes_at: text,
  valid_from: text,
  valid_until: text,
  hold_days: numberOrNull,
  min_age: numberOrNull,
  max_age: numberOrNull,
  per_card: number,
  state: z.enum(GROUP_STATES),
  revision: number,
  changed_at: text,
});
export type GroupRow = z.infer<typeof groupRow>;

/** Of `ticket_group g`. */
export const GROUP_COLUMNS = sql.join(Object.keys(groupRow.shape).map((column) => sql.ref(`g.${column}`)));

export async function readGroup(
  { db }: Pick<Context, 'db'>,
  id: TicketGroupId,
  locked: RawBuilder<unknown> = sql``,
): Promise<GroupRow | undefined> {
  const { rows } = await rowsOf(groupRow)`
    select ${GROUP_COLUMNS} from ticket_group g where g.id = ${id} ${locked}`.execute(db);
  return rows[0];
}

/** One change of its tickets at a time; whatever is counted, is counted after this. */
export const lockGroup = (context: Pick<Context, 'db'>, id: TicketGroupId): Promise<GroupRow | undefined> =>
  readGroup(context, id, sql`for no key update`);

type Counted = Partial<Pick<GroupRow, 'held' | 'used' | 'waiting'>>;

/** By how many they change. The database refuses what would be too many. */
export async function count(
  { db }: Pick<Context, 'db'>,
  group: GroupRow,
  by: Required<Counted> | Counted,
): Promise<void> {
  const { held = 0, used = 0, waiting = 0 } = by;
  if (held === 0 && used === 0 && waiting === 0) return;
  await sql`
    update ticket_group set held = held + ${held}, used = used + ${used}, waiting = waiting + ${waiting}
    where id = ${group.id}`.execute(db);
  await tellOfOffers(db, group.municipality_id);
  group.held += held;
  group.used += used;
  group.waiting += waiting;
}
