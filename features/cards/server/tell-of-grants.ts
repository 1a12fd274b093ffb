import { notify } from '#features/notifications/server/public.ts';
import { decidedVersion } from '#features/schemes/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { kroner } from '#platform/language/money.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { familiesToTell } from './families-to-tell.ts';
import type { GrantsToTell } from './jobs-declared.ts';

/** Where families see their accounts. */
const FAMILY_PATH = '/fritidskonto';

/** CRD-02: money that came by itself is told of, once for each period. */
export async function tellOfGrants(
  { db: root, now, secrets, enqueue, origins }: JobServices & { origins: OriginSettings },
  { version_id, card_ids, is_new }: GrantsToTell,
): Promise<void> {
  await inTransaction(root, async (db) => {
    const services = { db, now: now(), secrets, enqueue };
    const version = await decidedVersion(services, version_id);
    const tenant = version && tenantOfMunicipality(Number(version.municipality_id));
    if (!version || !tenant) return;
    const families = await familiesToTell(services, card_ids);
    await notify(
      { ...services, tenant, origins },
      ...families.map(({ id: user_id, name, address: to, lang: language, card_id, for_child }) => ({
        to,
        user_id,
        language,
        template: 'accountGranted' as const,
        values: {
          name,
          scheme: version.scheme_name,
          amount: kroner(version.rules.amount_ore),
          day: longDate(version.last_day, momentTextsFor(language)),
          isNew: is_new,
          url: messageAddress({ tenant, language }, origins, FAMILY_PATH),
        },
        ...(for_child !== null && { for_child }),
        once_key: `card-granted:${card_id}:${version_id}:${user_id}`,
      })),
    );
  });
}
