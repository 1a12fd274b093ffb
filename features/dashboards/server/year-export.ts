import { sql } from 'kysely';
import { z } from 'zod';
import type { OfficeExportSource, OfficeScope, Table } from '#features/exports/server/public.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { hideSmall } from '#platform/contract/hide-small.ts';
import { instantAt } from '#platform/language/dates.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { yearFilters } from '../contract.ts';
import { mayEnterOffice } from '../policy.ts';
import { YEAR_TEXTS } from '../texts/year-file.ts';

export const yearExport: OfficeExportSource = {
  fileName: (language) => YEAR_TEXTS[language].file,
  mayHave: ({ actor }, { municipality_id }) => mayEnterOffice(actor, municipality_id),
  table: yearTable,
};

/** Numbers of participations with few people behind them are left out, also where the sum would tell. */
async function yearTable(db: Db, { municipality_id, filters, language }: OfficeScope): Promise<Table> {
  const { columns, title, lead } = YEAR_TEXTS[language];
  const { year } = yearFilters.parse(filters);
  const rows: OrganisationYear[] = [];
  for (let after: OrganisationYear | null = null; ; after = rows.at(-1) ?? null) {
    const next: OrganisationYear[] = await nextOrganisations(db, { municipality_id, year, after });
    rows.push(...next);
    if (next.length < AT_ONCE) break;
  }
  const shown = hideSmall(
    rows.map(({ participations, people }) => ({ participations, people })),
    'people',
  );
  return {
    title: title(municipalityById(municipality_id)?.name ?? '', year),
    lead,
    language,
    columns: [
      { name: columns.number, kind: 'text', width: 10 },
      { name: columns.name, kind: 'text', width: 26 },
      { name: columns.district, kind: 'text', width: 14 },
      { name: columns.members, kind: 'text', width: 9 },
      { name: columns.activities, kind: 'text', width: 9 },
      { name: columns.free, kind: 'text', width: 9 },
      { name: columns.times, kind: 'text', width: 9 },
      { name: columns.participations, kind: 'text', width: 11 },
    ],
    rows: rows.map((row, place) => [
      row.number,
      row.name,
      row.district,
      String(row.members),
      String(row.activities),
      String(row.free),
      String(row.times),
      shown[place]?.participations?.toString() ?? null,
    ]),
  };
}

const AT_ONCE = 500;

const yearRow = z.object({
  id: ids.organisation,
  name_sort: text,
  number: textOrNull,
  name: text,
  district: textOrNull,
  members: number,
  activities: number,
  free: number,
  times: number,
  participations: number,
  /** Who they are of: the same person comes many times. */
  people: number,
});
type OrganisationYear = z.infer<typeof yearRow>;

/** In the order of the alphabet; each batch by the index of what the office lists. */
async function nextOrganisations(
  db: Db,
  { municipality_id, year, after }: { municipality_id: number; year: number; after: OrganisationYear | null },
): Promise<OrganisationYear[]> {
  const [from, to] = [instantAt({ year, month: 1, day: 1 }), instantAt({ year: year + 1, month: 1, day: 1 })];
  const isHeld = sql`event.deleted_at is null and event.status = 'published'
    and occurrence.is_published and not occurrence.is_cancelled
    and occurrence.start_at >= ${from} and occurrence.start_at < ${to}`;
  const { rows } = await rowsOf(yearRow)`
    select o.id, o.name_sort, o.number, o.name, district.name as district, o.members_count as members,
      held.activities, held.free, held.times, held.participations, coming.people
    from (
      select * from organisation
      where municipality_id = ${municipality_id} and status = 'accepted' and deleted_at is null
        and (${after?.id ?? null}::uuid is null or (name_sort, id) > (${after?.name_sort ?? ''}, ${after?.id ?? null}::uuid))
      order by name_sort, id
      limit ${AT_ONCE}
    ) as o
    left join district on district.id = o.district_id
    cross join lateral (
      select count(distinct event.id)::int as activities, count(distinct event.id) filter (where event.is_free)::int as free,
        count(occurrence.id)::int as times, coalesce(sum(occurrence.attending_count), 0)::int as participations
      from event join occurrence on occurrence.event_id = event.id
      where event.organisation_id = o.id and ${isHeld}
    ) as held
    cross join lateral (
      select count(distinct attendance.user_id)::int as people
      from event join occurrence on occurrence.event_id = event.id
      join attendance on attendance.occurrence_id = occurrence.id and attendance.status = 'attending'
      where event.organisation_id = o.id and ${isHeld}
    ) as coming
    order by o.name_sort, o.id`.execute(db);
  return rows;
}
