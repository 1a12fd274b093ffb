import { sql } from 'kysely';
import { z } from 'zod';
import { type ExportId, ids } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files.ts';
import { boolean, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { ExportFile } from '../contract.ts';
import {
  EXPORT_KINDS,
  EXPORT_TYPES,
  type ExportKind,
  type ExportType,
  isOfficeKind,
  OFFICE_EXPORT_KINDS,
} from '../rules.ts';
import { FILE_TEXTS } from '../texts/files.ts';
import type { ExportSource, ExportSources } from './export-source.ts';

const exportRow = z.object({
  id: ids.export,
  type: z.enum(EXPORT_TYPES),
  language: z.enum(LOCALES),
  kind: z.enum([...EXPORT_KINDS, ...OFFICE_EXPORT_KINDS]),
  organisation_id: ids.organisation.nullable(),
  municipality_id: numberOrNull,
  event_id: ids.event.nullable(),
  has_contact_data: boolean,
  storage_key: textOrNull,
  bytes: numberOrNull,
  ready_at: textOrNull,
  failed_at: textOrNull,
  expires_at: text,
});
type ExportRow = z.infer<typeof exportRow>;

export async function exportById(context: Context, id: ExportId): Promise<ExportFile> {
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

/** For the person who asked, and only while they still may. */
export async function exportedFile(
  context: Context,
  files: FileStore,
  sources: ExportSources,
  id: ExportId,
): Promise<HandedFile> {
  const row = await ownExport(context, id);
  if (!isOfficeKind(row.kind)) return listFile(context, files, sources[row.kind], row);
  const source = sources[row.kind];
  const { municipality_id } = row;
  const mayHave = municipality_id !== null && source.mayHave(context, { municipality_id });
  return fileIn(context, files, source, row, mayHave);
}

async function listFile(context: Context, files: FileStore, source: ExportSource, row: ExportRow): Promise<HandedFile> {
  const { organisation_id } = row;
  const mayHave = organisation_id !== null && (await source.mayHave(context, { ...row, organisation_id }));
  return fileIn(context, files, source, row, mayHave);
}

async function fileIn(
  context: Context,
  files: FileStore,
  source: Pick<ExportSource, 'fileName'>,
  row: ExportRow,
  mayHave: boolean,
): Promise<HandedFile> {
  const gone = () => refuse('not_found', FILE_TEXTS[context.language].gone);
  if (stateOf(row, context.now) !== 'ready' || row.storage_key === null) return gone();
  if (!mayHave) refuse('not_found');
  const bytes = await files.get(row.storage_key);
  if (!bytes) return gone();
  const name = `${source.fileName(row.language)}-${shortDate(context.now)}.${row.type}`;
  return { name, type: MEDIA_TYPE[row.type], bytes };
}

/** What a list is of, by the column that names it. */
const OBJECT_COLUMN = {
  members: 'organisation_id',
  events: 'organisation_id',
  slots: 'event_id',
  attendees: 'occurrence_id',
} as const;

/** The same file without its id: the last one that the person has made of a list. */
export async function newestFile(
  context: Context,
  files: FileStore,
  source: ExportSource,
  { kind, of, type }: { kind: ExportKind; of: string; type: ExportType },
): Promise<HandedFile> {
  const { rows } = await rowsOf({ id: ids.export })`
    select id from export_file
    where user_id = ${actorOf(context).id} and kind = ${kind} and type = ${type}
      and ${sql.ref(OBJECT_COLUMN[kind])} = ${of}
    order by created_at desc
    limit 1`.execute(context.db);
  const newest = rows[0] ?? refuse('not_found', FILE_TEXTS[context.language].gone);
  return listFile(context, files, source, await ownExport(context, newest.id));
}

/** Everything that is stored about a person is fetched only while an order for it is open. */
export async function demandOrderedOwn(context: Context): Promise<void> {
  const { rows } = await sql`
    select 1 from export_file
    where user_id = ${actorOf(context).id} and kind = 'own' and expires_at > ${context.now}
    limit 1`.execute(context.db);
  if (rows.length === 0) refuse('not_found', FILE_TEXTS[context.language].gone);
}

/** Another user's is not there. */
async function ownExport(context: Context, id: ExportId): Promise<ExportRow> {
  const { rows } = await rowsOf(exportRow)`
    select id, kind, type, language, organisation_id, municipality_id, event_id, has_contact_data, storage_key, bytes,
      ready_at, failed_at, expires_at
    from export_file
    where id = ${id} and user_id = ${actorOf(context).id} and kind <> 'own'`.execute(context.db);
  return rows[0] ?? refuse('not_found');
}
