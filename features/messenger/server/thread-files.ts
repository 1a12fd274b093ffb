import { sql } from 'kysely';
import type { ThreadId, UploadId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { type SentFile, sentFile } from '../files-contract.ts';
import { demandThread, type ThreadWithAccess } from './access.ts';

/** As the lines with it are theirs to read. */
export const filesSent = ({ id, joined_seq }: Pick<ThreadWithAccess, 'id' | 'joined_seq'>) =>
  sql`thread_file join upload on upload.id = thread_file.upload_id
    where thread_file.thread_id = ${id} and thread_file.seq > ${joined_seq} and upload.deleted_at is null`;

const sentRow = countedRow(sentFile);

/** CHT-01: what was sent since the user came. */
export async function listThreadFiles(context: Context, id: ThreadId, paging: Paging): Promise<Page<SentFile>> {
  const thread = await demandThread(context, id);
  const sent = filesSent(thread);
  const { rows } = await rowsOf(sentRow)`
    with page as (
      select thread_file.seq, thread_file.position, upload.id, upload.name, upload.kind, upload.bytes, upload.width,
        upload.height
      from ${sent}
      order by thread_file.seq desc, thread_file.position ${onPage(paging)}
    )
    select page.id, page.name, page.kind, page.bytes, page.width, page.height, page.seq, message.created_at, counted.total
    from (select count(*)::int as total from ${sent}) as counted
    left join page on true
    left join thread_message message on message.thread_id = ${id} and message.seq = page.seq
    order by page.seq desc, page.position`.execute(context.db);
  return pageOfRows(rows, paging);
}

/** Participants fetch the file here and nowhere else: its public address is never sent. */
export async function threadFile(
  context: Context,
  files: FileStore,
  { id, file }: { id: ThreadId; file: UploadId },
): Promise<HandedFile> {
  const thread = await demandThread(context, id);
  const { rows } = await rowsOf({ name: text, type: text, storage_key: text })`
    select upload.name, upload.type, upload.storage_key
    from thread_file
    join upload on upload.id = thread_file.upload_id
    where thread_file.thread_id = ${id} and thread_file.upload_id = ${file} and thread_file.seq > ${thread.joined_seq}
      and upload.deleted_at is null`.execute(context.db);
  const [found] = rows;
  const bytes = found && (await files.get(found.storage_key));
  return found && bytes ? { name: found.name, type: found.type, bytes } : refuse('not_found');
}
