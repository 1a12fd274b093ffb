import type { ThreadId, UploadId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { demandThread } from './access.ts';

/** Those who take part fetch it here and nowhere else: the address under which all may read a file is told to nobody. */
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
