import { municipalityById } from '#features/municipalities/register.ts';
import { isThere, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { GrantRow } from './grant-row.ts';

const LEADS_TO = { rightGiven: '/dashboard/municipality', rightTaken: '/profile' } as const;

/** DSH-03: power over others neither comes nor goes in silence. */
export async function tellOfRight(
  context: Context,
  origins: OriginSettings,
  template: keyof typeof LEADS_TO,
  { user_id, municipality_id, role }: GrantRow,
): Promise<void> {
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient} from app_user where id = ${user_id} and ${isThere}`.execute(context.db);
  const [reader] = rows;
  if (!reader) return;
  const { lang: language, name } = reader;
  const url = messageAddress({ tenant: context.tenant, language }, origins, LEADS_TO[template]);
  await notify(
    { ...context, origins },
    {
      to: reader.address,
      user_id,
      language,
      template,
      values: { name, municipality: municipalityById(municipality_id)?.name ?? '', role, url },
    },
  );
}
