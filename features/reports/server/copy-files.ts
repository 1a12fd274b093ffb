import { MAX_MESSAGE_FILES } from '#features/messenger/rules.ts';
import { copyUpload } from '#features/uploads/server/public.ts';
import { ids, type UploadId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { MAX_COPIED_BYTES_PER_DAY } from '../rules.ts';
import type { Subject, SubjectPath } from './subjects.ts';

export type Copy = { upload_id: UploadId; is_new: boolean };

const DAY_MS = 86_400_000;

/**
 * The files as they are when they are reported. A message keeps its files as long as it stands, so they are copied for the
 * first report of an open case, and the others share them.
 */
export async function copiesOf(
  context: Context,
  files: FileStore,
  path: SubjectPath,
  { upload_ids }: Pick<Subject, 'upload_ids'>,
): Promise<Copy[]> {
  const wanted = upload_ids.slice(0, MAX_MESSAGE_FILES);
  if (wanted.length === 0) return [];
  const shared = path.kind === 'message' ? await copiedBefore(context, path) : [];
  if (shared.length === wanted.length) return shared.map((upload_id) => ({ upload_id, is_new: false }));
  const copies: Copy[] = [];
  let left = MAX_COPIED_BYTES_PER_DAY - (await copiedToday(context));
  for (const { id, bytes } of await sizesOf(context, wanted)) {
    if (bytes > left) continue;
    const upload_id = await copyUpload(context, files, id);
    if (!upload_id) continue;
    copies.push({ upload_id, is_new: true });
    left -= bytes;
  }
  return copies;
}

async function copiedBefore({ db }: Context, { kind, id, seq }: SubjectPath): Promise<UploadId[]> {
  const { rows } = await rowsOf({ upload_id: ids.upload })`
    select report_file.upload_id
    from report_file
    join upload on upload.id = report_file.upload_id and upload.deleted_at is null
    where report_file.report_id = (
      select report.id
      from report_case join report on report.case_id = report_case.id
      where report_case.kind = ${kind} and report_case.subject_id = ${id} and report_case.subject_seq = ${seq}
        and report_case.decided_at is null and exists (select from report_file where report_id = report.id)
      order by report.id limit 1)
    order by report_file.position`.execute(db);
  return rows.map(({ upload_id }) => upload_id);
}

async function copiedToday(context: Context): Promise<number> {
  const { rows } = await rowsOf({ bytes: number })`
    select coalesce(sum(upload.bytes), 0)::float8 as bytes
    from report join report_file on report_file.report_id = report.id join upload on upload.id = report_file.upload_id
    where report.reporter_id = ${actorOf(context).id} and report.created_at > ${new Date(context.now.getTime() - DAY_MS)}`.execute(
    context.db,
  );
  return rows[0]?.bytes ?? 0;
}

/** In the order in which they were asked for. */
async function sizesOf({ db }: Context, wanted: readonly UploadId[]) {
  const { rows } = await rowsOf({ id: ids.upload, bytes: number })`
    select upload.id, upload.bytes
    from unnest(${[...wanted]}::uuid[]) with ordinality as wanted (id, position) join upload on upload.id = wanted.id
    order by wanted.position`.execute(db);
  return rows;
}
