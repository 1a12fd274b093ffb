import { sendMessage } from '#features/messages/server/public.ts';
import { isThere, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { MergePlan } from './preview-merge.ts';

/** Both addresses are told, at once: should it be two people after all, each of them hears of it. */
export async function tellOfMerge(
  context: Context,
  origins: OriginSettings,
  { gone, kept, takesEmail, takesPhone }: MergePlan,
  reason: string,
): Promise<void> {
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient} from app_user where id = ${kept.id} and ${isThere}`.execute(context.db);
  const [reader] = rows;
  if (reader) {
    const { lang: language, name } = reader;
    const url = messageAddress({ tenant: context.tenant, language }, origins, '/profile');
    await notify(
      { ...context, origins },
      { to: reader.address, user_id: kept.id, language, template: 'accountsMerged', values: { name, reason, url } },
    );
  }
  const email = gone.email_verified_at && !takesEmail ? gone.email : null;
  const phone = gone.phone_verified_at && !takesPhone ? gone.phone : null;
  const to = email ?? phone;
  if (!to) return;
  const url = messageAddress({ tenant: context.tenant, language: gone.lang }, origins, '/help');
  await sendMessage(context, {
    to,
    user_id: gone.id,
    language: gone.lang,
    template: 'accountMergedAway',
    values: { name: gone.name, reason, url },
  });
}
