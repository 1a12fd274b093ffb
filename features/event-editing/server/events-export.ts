import { MAX_SHEET_ROWS, type SheetType } from '#features/exports/rules.ts';
import {
  type ExportSource,
  orderExport,
  peopleTable,
  type Table,
  type TableScope,
} from '#features/exports/server/public.ts';
import { maySeeIn } from '#features/organisations/policy.ts';
import { accessIn, demandConditions, demandSight } from '#features/organisations/server/public.ts';
import type { ExportId, OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { clock, shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { EVENTS_FILE_TEXTS } from '../texts/events-file.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type ExportedTime, exportedTimes } from './exported-times.ts';

/** BEY-21: what an organisation has made leaves with it. No person is named, so it is for all who run activities. */
export const requestEventsExport = (context: Context, id: OrganisationId, type: SheetType): Promise<{ id: ExportId }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await demandSight(inside, id, 'run_events');
    await demandConditions(inside, id);
    if (await isTooLong(db, id)) refuse('conflict', REFUSALS[context.language].export_too_long);
    return orderExport(inside, {
      kind: 'events',
      type,
      organisation_id: id,
      event_id: null,
      occurrence_id: null,
      has_contact_data: false,
    });
  });

export const eventsExport: ExportSource = {
  fileName: (language) => EVENTS_FILE_TEXTS[language].file,
  async mayHave(context, { organisation_id }) {
    const access = await accessIn(context, organisation_id);
    return access !== null && maySeeIn(access, 'run_events');
  },
  table: eventsTable,
};

/** A file is made in memory, and never cut. */
async function isTooLong(db: Db, id: OrganisationId): Promise<boolean> {
  const { rows } = await rowsOf({ count: number })`
    select count(*)::int as count from (
      select from event left join occurrence on occurrence.event_id = event.id
      where event.organisation_id = ${id} and event.deleted_at is null limit ${MAX_SHEET_ROWS + 1}
    ) as lines`.execute(db);
  return (rows[0]?.count ?? 0) > MAX_SHEET_ROWS;
}

async function eventsTable(db: Db, scope: TableScope): Promise<Table> {
  const texts = EVENTS_FILE_TEXTS[scope.language];
  const { columns } = texts;
  const rows: (string | null)[][] = [];
  for await (const time of exportedTimes(db, scope.organisation.id)) rows.push(cellsOf(time, texts));
  return peopleTable(scope, texts, {
    title: texts.title(scope.organisation.name),
    columns: [
      { name: columns.name, kind: 'text', width: 26 },
      { name: columns.status, kind: 'text', width: 10 },
      { name: columns.day, kind: 'day', width: 10 },
      { name: columns.time, kind: 'text', width: 11 },
      { name: columns.place, kind: 'text', width: 22 },
      { name: columns.capacity, kind: 'count', width: 8 },
      { name: columns.attending, kind: 'count', width: 9 },
      { name: columns.waiting, kind: 'count', width: 8 },
      { name: columns.price, kind: 'amount', width: 11 },
    ],
    rows,
  });
}

const cellsOf = (time: ExportedTime, { states, untitled }: (typeof EVENTS_FILE_TEXTS)['nb']): (string | null)[] => [
  time.name || untitled,
  states[time.state],
  time.start_at && shortDate(time.start_at),
  time.start_at && time.end_at && `${clock(time.start_at)}–${clock(time.end_at)}`,
  time.place,
  asText(time.capacity),
  asText(time.attending),
  asText(time.waiting),
  asText(time.is_free ? 0 : time.price_ore),
];

const asText = (count: number | null): string | null => (count === null ? null : String(count));
