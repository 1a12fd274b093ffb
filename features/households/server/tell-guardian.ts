import { isThere, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { fullNameOfMunicipality } from '#features/tenants/place-names.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { ChildId, UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { numberOrNull, rowsOf, text } from '#platform/server/rows.ts';

type Telling = Context & { origins: OriginSettings };
type Told = { guardian: UserId; child: ChildId };

const toldRow = recipientRow.extend({ first_name: text, municipality_id: numberOrNull });

/** The one whom it is about, and no other guardian: where a child lives now may be kept from them. */
export async function tellGuardian(
  context: Telling,
  template: 'guardianshipSettled' | 'guardianshipEnded',
  { guardian, child }: Told,
): Promise<void> {
  const { rows } = await rowsOf(toldRow)`
    select ${recipient}, child.first_name, child.municipality_id
    from app_user, child
    where app_user.id = ${guardian} and ${isThere} and child.id = ${child}`.execute(context.db);
  const [reader] = rows;
  if (!reader) return;
  const { lang: language, name, first_name, municipality_id } = reader;
  const municipality = municipality_id === null ? '' : fullNameOfMunicipality(municipality_id, language);
  const envelope = { to: reader.address, user_id: guardian, language };
  const values = { name, child: first_name, municipality };
  const url = messageAddress({ tenant: context.tenant, language }, context.origins, '/my');
  await notify(
    context,
    template === 'guardianshipSettled'
      ? { ...envelope, template, values: { ...values, url } }
      : { ...envelope, template, values },
  );
}
