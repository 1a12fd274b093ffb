import { sql } from 'kysely';
import { mayWith } from '#features/events/policy.ts';
import { eventStanding } from '#features/events/server/queries.ts';
import { mayIn } from '#features/organisations/policy.ts';
import { standingIn } from '#features/organisations/server/queries.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Locale } from '#platform/language/locale.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files.ts';
import type { ExportFile } from '../contract.ts';
import type { ExportKind, ExportType } from '../rules.ts';
import { FILE_TEXTS } from '../texts/files.ts';

type ExportRow = {
  id: string;
  type: ExportType;
  language: Locale;
  kind: ExportKind;
  organisation_id: string;
  event_id: string | null;
  has_contact_data: boolean;
  storage_key: string | null;
  bytes: number | null;
  ready_at: string | null;
  failed_at: string | null;
  expires_at: string;
};

export async function exportById(context: Context, id: string): Promise<ExportFile> {
  const row = await ownExport(context, id);
  const state = stateOf(row, context.now);
  return {
    id,
    state,
    type: row.type,
    url: state === 'ready' ? `/api/exports/${id}/file` : null,
    bytes: row.bytes,
    expires_at: row.expires_at,
  };
}

function stateOf({ ready_at, failed_at, expires_at }: ExportRow, now: Date): ExportFile['state'] {
  if (Date.parse(expires_at) <= now.getTime()) return 'expired';
  if (ready_at) return 'ready';
  return failed_at ? 'failed' : 'waiting';
}

const MEDIA_TYPE: Record<ExportType, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
};

/** For whoever asked, and only while they still may: rights that were lost since take the file along. */
export async function exportedFile(context: Context, files: FileStore, id: string): Promise<HandedFile> {
  const gone = () => refuse('not_found', FILE_TEXTS[context.language].gone);
  const row = await ownExport(context, id);
  if (stateOf(row, context.now) !== 'ready' || row.storage_key === null) return gone();
  if (!(await mayStillHave(context, row))) refuse('not_found');
  const bytes = await files.get(row.storage_key);
  if (!bytes) return gone();
  const name = `${FILE_TEXTS[row.language][row.kind].file}-${shortDate(context.now)}.${row.type}`;
  return { name, type: MEDIA_TYPE[row.type], bytes };
}

/** What a list is of, by the column that names it. */
const OBJECT_COLUMN = { members: 'organisation_id', slots: 'event_id', attendees: 'occurrence_id' } as const;

/** The same file without its id: the last one that the person has made of a list. */
export async function newestFile(
  context: Context,
  files: FileStore,
  { kind, of, type }: { kind: ExportKind; of: string; type: ExportType },
): Promise<HandedFile> {
  const { rows } = await sql<{ id: string }>`
    select id from export_file
    where user_id = ${actorOf(context).id} and kind = ${kind} and type = ${type}
      and ${sql.ref(OBJECT_COLUMN[kind])} = ${of}
    order by created_at desc
    limit 1`.execute(context.db);
  const newest = rows[0] ?? refuse('not_found', FILE_TEXTS[context.language].gone);
  return exportedFile(context, files, newest.id);
}

/** Everything that is stored about a person is fetched only while an order for it is open. */
export async function demandOrderedOwn(context: Context): Promise<void> {
  const { rows } = await sql`
    select 1 from export_file
    where user_id = ${actorOf(context).id} and kind = 'own' and expires_at > ${context.now}
    limit 1`.execute(context.db);
  if (rows.length === 0) refuse('not_found', FILE_TEXTS[context.language].gone);
}

async function mayStillHave(context: Context, row: ExportRow): Promise<boolean> {
  const needed = [...ALWAYS_NEEDED, ...(row.has_contact_data ? (['see_contact_data'] as const) : [])];
  if (row.event_id) {
    const event = await eventStanding(context, row.event_id);
    return event !== null && needed.every((right) => mayWith(event, right));
  }
  const standing = await standingIn(context, row.organisation_id);
  return standing !== null && needed.every((right) => mayIn(standing, right));
}

const ALWAYS_NEEDED = ['export_people'] as const;

/** Somebody else's is not there. */
async function ownExport(context: Context, id: string): Promise<ExportRow> {
  const { rows } = await sql<ExportRow>`
    select id, kind, type, language, organisation_id, event_id, has_contact_data, storage_key, bytes, ready_at, failed_at, expires_at
    from export_file
    where id = ${id} and user_id = ${actorOf(context).id} and kind <> 'own'`.execute(context.db);
  return rows[0] ?? refuse('not_found');
}
