import { municipalityById } from '#features/municipalities/register.ts';
import { isThere, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantByKey } from '#features/tenants/resolve.ts';
import type { ExportId, UserId } from '#features/vocabulary/ids.ts';
import { clock } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { EXPORT_NOTICE_KEY, exportPath } from '../rules.ts';
import { expiryFrom } from './order-export.ts';

type Services = Pick<Context, 'db' | 'now' | 'secrets' | 'enqueue'> & { origins: OriginSettings };
type Made = {
  id: ExportId;
  user_id: UserId;
  tenant: string;
  municipality_id: number | null;
  organisation: { name: string } | null;
  event: { name: string } | null;
};

/** NOT-02: in the portal alone. A letter would come when the file is gone. The newest file is the only one that is there. */
export async function tellOfFile(services: Services, made: Made): Promise<void> {
  const tenant = tenantByKey(made.tenant);
  if (!tenant) return;
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient} from app_user where app_user.id = ${made.user_id} and ${isThere}`.execute(services.db);
  await notify(
    { ...services, tenant },
    ...rows.map(({ id: user_id, name, address: to, lang: language }) => ({
      to,
      user_id,
      language,
      template: 'exportReady' as const,
      values: {
        name,
        list: ownerOf(made),
        time: clock(expiryFrom(services.now)),
        url: messageAddress({ tenant, language }, services.origins, exportPath(made.id)),
      },
      about: { municipality: municipalityById(made.municipality_id ?? 0)?.name ?? tenant.name },
      bundle_key: EXPORT_NOTICE_KEY,
    })),
  );
}

const ownerOf = ({ event, organisation, municipality_id }: Made): string =>
  event?.name ?? organisation?.name ?? municipalityById(municipality_id ?? 0)?.name ?? '';
