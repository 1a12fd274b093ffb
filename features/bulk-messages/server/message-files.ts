import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import { uploadUrl } from '#features/uploads/server/public.ts';
import type { BulkMessageId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text } from '#platform/server/rows.ts';

/** The files of a bulk message as its receiver opens them: for others they do not exist. */
export async function filesOf(db: Db, bulkMessageId: BulkMessageId, tenant: { key: string }, origins: OriginSettings) {
  const { rows } = await rowsOf({ name: text, storage_key: text })`
    select upload.name, upload.storage_key
    from circular_file
    join upload on upload.id = circular_file.upload_id
    where circular_file.circular_id = ${bulkMessageId} and upload.deleted_at is null
    order by circular_file.position`.execute(db);
  return rows.map(({ name, storage_key }) => ({ name, url: originOf(tenant, origins) + uploadUrl(storage_key) }));
}
