import { endSupport } from '#features/identity/server/public.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { findPostalPlace } from '#features/municipalities/server/public.ts';
import { ids, type UploadId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
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
  if (birth_date !== undefined) await demandOwnBirthDate(context, birth_date);
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

/** BEY-16: one that an eID or a register has told stays. It decides who may be written to alone. */
async function demandOwnBirthDate({ db, actor, language }: Context, given: string | null): Promise<void> {
  const { rows } = await rowsOf({ id: ids.user })`
    select id from app_user
    where id = ${actor?.id ?? null} and ssn_digest is not null and birth_date is not null
      and birth_date is distinct from ${given}::date`.execute(db);
  if (rows.length > 0) throw faultyField('birth_date', 'birth_date_proven', language);
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
