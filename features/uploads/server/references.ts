import { type RawBuilder, sql } from 'kysely';

/** The columns that keep a file. A user who lets another table refer to uploads adds it here; a test insists on it. */
export const REFERENCES = [
  'app_user.picture_upload_id',
  'certificate.picture_upload_id',
  'certificate_document.upload_id',
  'circular_file.upload_id',
  'claim_receipt.upload_id',
  'equipment_item.picture_upload_id',
  'equipment_loan.picture_upload_id',
  'event.picture_upload_id',
  'event_document.upload_id',
  'gallery_picture.upload_id',
  'organisation.cover_upload_id',
  'organisation.picture_upload_id',
  'organisation_document.upload_id',
  'report_file.upload_id',
  'screen_item.picture_upload_id',
  'tenant_version_picture.upload_id',
  'thread_file.upload_id',
  'ticket_group.picture_upload_id',
] as const;

/** Those by which a file is an organiser's rather than the person's who handed it in. */
const OF_ORGANISERS = REFERENCES.filter((reference) => !/^(app_user|report_file|thread_file)\./.test(reference));

const referredTo = (references: readonly string[]): RawBuilder<unknown> => {
  const each = references.map((reference) => {
    const [table = '', column = ''] = reference.split('.');
    return sql`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = upload.id)`;
  });
  return sql`(${sql.join(each, sql` or `)})`;
};

/** Files that are read by a call, which asks at every look who may read them: their address alone opens nothing. */
const BY_RIGHT = [
  'claim_receipt.upload_id',
  'equipment_loan.picture_upload_id',
] as const satisfies readonly (typeof REFERENCES)[number][];

/** As conditions on `upload`. */
export const isReferredTo = referredTo(REFERENCES);
export const isWithOrganiser = referredTo(OF_ORGANISERS);
export const isByRight = referredTo(BY_RIGHT);
