import { constants } from 'node:os';
import { sql } from 'kysely';
import { z } from 'zod';
import { removeExpired } from '#features/retention/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type ExportId, ids } from '#features/vocabulary/ids.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { childWork } from '#platform/server/child-work.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import type { FileStore } from '#platform/server/files.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { childProgram } from '#platform/server/project-files.ts';
import { removeFiles } from '#platform/server/remove-files.ts';
import { boolean, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import { randomToken } from '#platform/server/secrets.ts';
import { EXPORT_KINDS, EXPORT_TYPES, isOfficeKind, OFFICE_EXPORT_KINDS } from '../rules.ts';
import type { ExportSources } from './export-source.ts';
import { makeExport, tidyExports } from './jobs-declared.ts';
import type { FileTask } from './make-file.ts';
import { expiryFrom } from './order-export.ts';
import type { Table } from './table.ts';
import { tellOfFile } from './tell-of-file.ts';

type ExportParts = { files: FileStore; sources: ExportSources; origins: OriginSettings };

export const exportWorkers = ({ files, sources, origins }: ExportParts): readonly Worker[] => [
  worker(makeExport, (services, { id, tenant = '' }) =>
    carryOut({ ...services, now: services.now(), origins }, { files, sources }, { id, tenant }),
  ),
  worker(tidyExports, async (services) => {
    await removeExpiredFiles(services, files);
    // For a day the user who comes back is told that the file has expired.
    await removeExpired(services, 'export_file', sql`storage_key is null`);
  }),
];

const wantedRow = z.object({
  user_id: ids.user,
  kind: z.enum([...EXPORT_KINDS, ...OFFICE_EXPORT_KINDS]),
  type: z.enum(EXPORT_TYPES),
  language: z.enum(LOCALES),
  occurrence_id: ids.occurrence.nullable(),
  has_contact_data: boolean,
  municipality_id: numberOrNull,
  filters: z.unknown(),
  organisation: z.object({ id: ids.organisation, name: text }).nullable(),
  event: z.object({ id: ids.event, name: text }).nullable(),
});
type Wanted = z.infer<typeof wantedRow>;

type Services = Pick<Context, 'db' | 'now' | 'secrets' | 'enqueue'> &
  Pick<JobServices, 'countRows'> & { origins: OriginSettings };

/** Done again when it fails; meanwhile the person who waits is told that it did. */
async function carryOut(
  services: Services,
  { files, sources }: Pick<ExportParts, 'files' | 'sources'>,
  { id, tenant }: { id: ExportId; tenant: string },
): Promise<void> {
  const { db, now } = services;
  const wanted = await wantedExport(db, id, now);
  if (!wanted) return;
  try {
    const table = await tableOf(db, sources, wanted, now);
    const bytes = await makeFile({ type: wanted.type, table });
    services.countRows(table.rows.length);
    const key = randomToken();
    await noteKey(db, id, key);
    await files.put(key, bytes, 'application/octet-stream');
    await inTransaction(db, async (inside) => {
      const isStillWanted = await noteReady(inside, id, { bytes: bytes.byteLength, now });
      if (isStillWanted) await tellOfFile({ ...services, db: inside }, { ...wanted, id, tenant });
    });
  } catch (error) {
    await sql`update export_file set failed_at = ${now} where id = ${id}`.execute(db);
    throw error;
  }
}

function tableOf(db: Db, sources: ExportSources, wanted: Wanted, now: Date): Promise<Table> {
  const { kind, organisation, municipality_id } = wanted;
  if (isOfficeKind(kind)) {
    if (municipality_id === null) throw new Error('A list of the office belongs to a municipality.');
    return sources[kind].table(db, { ...wanted, municipality_id, now });
  }
  if (!organisation) throw new Error('A list of people belongs to an organisation.');
  return sources[kind].table(db, { ...wanted, organisation, now });
}

/** Ten thousand members as a tagged PDF take the most, and stay well below it. */
const MAX_MEGABYTES = 512;
const TIME_LIMIT_MS = 120_000;

async function makeFile(task: FileTask): Promise<Uint8Array> {
  const workshop = childWork<FileTask, Uint8Array>({
    program: childProgram('features/exports/server/table-worker.ts'),
    mostAtOnce: 1,
    mostWaiting: 1,
    timeLimitMs: TIME_LIMIT_MS,
    idleMs: 1000,
    mostMegabytes: MAX_MEGABYTES,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
  });
  try {
    return await workshop.carryOut(task);
  } finally {
    workshop.close();
  }
}

async function wantedExport(db: Db, id: ExportId, now: Date): Promise<Wanted | null> {
  const { rows } = await rowsOf(wantedRow)`
    select export_file.user_id, export_file.kind, export_file.type, export_file.language, export_file.occurrence_id,
      export_file.has_contact_data, export_file.municipality_id, export_file.filters,
      case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end as organisation,
      case when event.id is not null then json_build_object('id', event.id, 'name', event.name) end as event
    from export_file left join organisation o on o.id = export_file.organisation_id
    left join event on event.id = export_file.event_id
    where export_file.id = ${id} and export_file.ready_at is null and export_file.expires_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** Before the file is there: a key without a file is removed in time, a file without a key never would be. */
async function noteKey(db: Db, id: ExportId, key: string): Promise<void> {
  await sql`update export_file set storage_key = ${key} where id = ${id}`.execute(db);
}

/** The quarter of an hour begins when there is something to fetch. */
async function noteReady(db: Db, id: ExportId, { bytes, now }: { bytes: number; now: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`update export_file
    set ready_at = ${now}, failed_at = null, bytes = ${bytes}, expires_at = ${expiryFrom(now)}
    where id = ${id} and expires_at > ${now}`.execute(db);
  return numAffectedRows === 1n;
}

const BATCH = 200;

const removeExpiredFiles = (services: JobServices, files: FileStore): Promise<void> =>
  removeFiles<ExportId>(files, services, {
    next: async (failed) => {
      const { rows } = await rowsOf({ id: ids.export, storage_key: text })`
        select id, storage_key from export_file
        where expires_at <= ${services.now()} and storage_key is not null and id <> all(${failed}::uuid[])
        order by expires_at limit ${BATCH}`.execute(services.db);
      return rows;
    },
    forget: (id) => sql`update export_file set storage_key = null where id = ${id}`.execute(services.db),
  });
