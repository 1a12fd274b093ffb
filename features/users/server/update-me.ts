import { endSupport } from '#features/identity/server/public.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { findPostalPlace } from '#features/municipalities/server/public.ts';
import type { UploadId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { OwnUser } from '../contract.ts';
import { isBirthDate, type LANGUAGES } from '../rules.ts';
import { ownUser } from './queries.ts';

type Changes = {
  name?: string | undefined;
  birth_date?: string | null | undefined;
  postal_code?: string | null | undefined;
  municipality_id?: string | null | undefined;
  lang?: (typeof LANGUAGES)[number] | undefined;
  picture_upload_id?: UploadId | null | undefined;
};

/** USR-02: what is not sent along stays as it is. */
export async function updateMe(context: Context, changes: Changes): Promise<OwnUser> {
  const { municipality_id, ...others } = changes;
  const { birth_date, postal_code, picture_upload_id } = others;
  if (birth_date && !isBirthDate(birth_date, shortDate(context.now))) {
    throw faultyField('birth_date', 'birth_date_invalid', context.language);
  }
  if (typeof municipality_id === 'string' && !isMunicipality(municipality_id)) {
    throw faultyField('municipality_id', 'not_an_option', context.language);
  }
  if (postal_code && !findPostalPlace(postal_code)) {
    throw faultyField('postal_code', 'zip_unknown', context.language);
  }
  if (picture_upload_id) await demandOwnPicture(context, picture_upload_id);
  const set = {
    ...withoutMissing(others),
    ...(municipality_id !== undefined && {
      municipality_id: municipality_id === null ? null : Number(municipality_id),
    }),
  };
  if (Object.keys(set).length > 0) {
    const { id } = actorOf(context);
    await inTransaction(context.db, async (db) => {
      await db.updateTable('app_user').set(set).where('id', '=', id).execute();
      if (municipality_id !== undefined) await endSupport({ ...context, db }, id);
    });
  }
  return ownUser(context);
}

const isMunicipality = (given: string): boolean =>
  /^[1-9]\d{0,8}$/.test(given) && municipalityById(Number(given)) !== undefined;

/** Another user's file, a document and a picture that is gone are all the same: not a picture of yours. */
async function demandOwnPicture(context: Context, uploadId: UploadId): Promise<void> {
  const picture = await context.db
    .selectFrom('upload')
    .select('id')
    .where('id', '=', uploadId)
    .where('owner_user_id', '=', actorOf(context).id)
    .where('kind', '=', 'image')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!picture) throw faultyField('picture_upload_id', 'invalid', context.language);
}

const withoutMissing = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>;
  };
