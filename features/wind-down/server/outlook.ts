import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type Fates, KINDS, type Kind, type Outlook } from '../rules.ts';
import { type End, goesOn, isHere, isMoved, livesHere } from './fates.ts';

const fatesRow = { moved: number, deleted: number, kept: number };

/**
 * What becomes of everything: counted by the same conditions as the run goes by, before it, in its rehearsal and when it
 * is over. It reads and nothing else.
 */
export async function outlookOf(db: Db, end: End): Promise<Outlook> {
  const counted: [Kind, Fates][] = [];
  for (const kind of KINDS)
    counted.push([kind, kind === 'people' ? await peopleOf(db, end) : await countOf(db, end, kind)]);
  return Object.fromEntries(counted) as Outlook;
}

async function countOf(db: Db, end: End, kind: Exclude<Kind, 'people'>): Promise<Fates> {
  const { rows } = await rowsOf(fatesRow)`${COUNTS[kind](end)}`.execute(db);
  return rows[0] ?? { moved: 0, deleted: 0, kept: 0 };
}

/** A second at most, of the five that a statement of a request may take. */
const PEOPLE_AT_ONCE = 5000;

/** A part at a time: a city has more people than one statement gets through. */
async function peopleOf(db: Db, end: End): Promise<Fates> {
  const fates = { moved: 0, deleted: 0, kept: 0 };
  let after: UserId | null = null;
  do {
    const part: PeoplePart = await peopleAfter(db, end, after);
    fates.deleted += part.deleted;
    fates.kept += part.kept;
    after = part.deleted + part.kept < PEOPLE_AT_ONCE ? null : part.until;
  } while (after !== null);
  return fates;
}

const peoplePart = z.object({ deleted: number, kept: number, until: ids.user.nullable() });
type PeoplePart = z.infer<typeof peoplePart>;

/** Goes before everybody. */
const NOBODY = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

async function peopleAfter(db: Db, end: End, after: UserId | null): Promise<PeoplePart> {
  const { rows } = await rowsOf(peoplePart)`
    select count(*) filter (where not goes_on)::int as deleted, count(*) filter (where goes_on)::int as kept,
      max(id::text) as until
    from (
      select id, ${goesOn(end)} as goes_on from app_user
      where ${livesHere(end)} and id > coalesce(${after}::uuid, ${NOBODY})
      order by id limit ${PEOPLE_AT_ONCE}
    ) as people`.execute(db);
  return rows[0] ?? { deleted: 0, kept: 0, until: null };
}

const COUNTS: Record<Exclude<Kind, 'people'>, (end: End) => RawBuilder<unknown>> = {
  organisations: (end) => sql`
    select count(*) filter (where is_moved)::int as moved, count(*) filter (where not is_moved)::int as deleted,
      0 as kept
    from (select ${isMoved(end)} as is_moved from organisation o where ${isHere(end)}) as organisations`,
  // What has been stays on the papers of those who were there.
  activities: (end) => sql`
    select count(*) filter (where is_moved)::int as moved,
      count(*) filter (where not is_moved and not has_been)::int as deleted,
      count(*) filter (where not is_moved and has_been)::int as kept
    from (
      select o.deleted_at is null and ${isMoved(end)} as is_moved, event.status <> 'draft' and exists (
        select from occurrence been
        where been.event_id = event.id and been.is_published and been.end_at <= ${end.at}) as has_been
      from event join organisation o on o.id = event.organisation_id
      where o.municipality_id = ${end.municipality_id} and event.deleted_at is null
    ) as activities`,
  claims: (end) => kept('claim', end),
  postings: (end) => kept('ledger_posting', end),
  journal: (end) => kept('audit_entry', end),
  tickets: (end) => kept('ticket_group', end),
  loans: (end) => kept('equipment_loan', end),
  visits: (end) => kept('culture_visit', end),
};

type KeptTable = 'claim' | 'ledger_posting' | 'audit_entry' | 'ticket_group' | 'equipment_loan' | 'culture_visit';

/** Kept by law, or until its own time is over (features/retention/periods.ts). */
const kept = (table: KeptTable, { municipality_id }: End): RawBuilder<unknown> => sql`
  select 0 as moved, 0 as deleted, count(*)::int as kept from ${sql.table(table)}
  where municipality_id = ${municipality_id}`;
