import type { OrganisationDocumentId, OrganisationId, UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { MAX_DOCUMENTS } from '../rules.ts';
import { type OrganisationDocument, organisationDocument } from '../running-contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeWith } from './access.ts';
import { deleteShownUpload, takeGivenUpload } from './own-uploads.ts';
import { tellOfOwnPages } from './tell-of-organisation.ts';

/** ORG-01: in the order in which they were added. */
export async function documentsOf(db: Db, organisationId: OrganisationId): Promise<OrganisationDocument[]> {
  const { rows } = await rowsOf(organisationDocument)`
    select document.id, document.name, '/uploads/' || upload.storage_key as url, upload.type, upload.bytes::int as bytes
    from organisation_document document
    join upload on upload.id = document.upload_id
    where document.organisation_id = ${organisationId} and upload.deleted_at is null
    order by document.created_at, document.id
    limit ${MAX_DOCUMENTS}`.execute(db);
  return rows;
}

type Given = { upload_id: UploadId; name: string };

/** A file stands there once: handing it in twice gives it another name. */
export async function addDocument(
  context: Context,
  id: OrganisationId,
  { upload_id, name }: Given,
): Promise<OrganisationDocument> {
  return changeWith(context, id, 'edit_documents', async ({ db }) => {
    await takeGivenUpload(context, db, upload_id, 'document');
    const documents = await db
      .selectFrom('organisation_document')
      .select(['id', 'upload_id'])
      .where('organisation_id', '=', id)
      .execute();
    const known = documents.find((document) => document.upload_id === upload_id);
    if (!known && documents.length >= MAX_DOCUMENTS) {
      refuse('conflict', REFUSALS[context.language].documents_full(MAX_DOCUMENTS));
    }
    const document = {
      id: known?.id ?? newId<'OrganisationDocumentId'>(),
      organisation_id: id,
      upload_id,
      name,
      created_at: context.now,
    };
    await db
      .insertInto('organisation_document')
      .values(document)
      .onConflict((same) => same.column('id').doUpdateSet({ name }))
      .execute();
    await tellOfOwnPages(db, id, { isOrdinary: true });
    return (await documentsOf(db, id)).find((shown) => shown.id === document.id) ?? refuse('not_found');
  });
}

/** VAL-07 */
export async function renameDocument(
  context: Context,
  id: OrganisationId,
  documentId: OrganisationDocumentId,
  name: string,
): Promise<OrganisationDocument> {
  return changeWith(context, id, 'edit_documents', async ({ db }) => {
    await db
      .updateTable('organisation_document')
      .set({ name })
      .where('id', '=', documentId)
      .where('organisation_id', '=', id)
      .execute();
    await tellOfOwnPages(db, id, { isOrdinary: true });
    return (await documentsOf(db, id)).find((shown) => shown.id === documentId) ?? refuse('not_found');
  });
}

export async function deleteDocument(
  context: Context,
  id: OrganisationId,
  documentId: OrganisationDocumentId,
): Promise<undefined> {
  return deleteShownUpload(context, id, 'edit_documents', (db) =>
    db
      .deleteFrom('organisation_document')
      .where('id', '=', documentId)
      .where('organisation_id', '=', id)
      .returning('upload_id')
      .executeTakeFirst(),
  );
}
