import { notify } from '#features/notifications/server/public.ts';
import { staffToTell } from '#features/organisations/server/public.ts';
import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantByKey, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import type { LedgerProof } from './prove.ts';

type Telling = Pick<JobServices, 'db' | 'secrets' | 'enqueue'> & { now: Date; origins: OriginSettings };

/** A difference stops the municipality's payouts: its admins hear of it at once, and once a day while it lasts. */
export async function tellOfDifference(services: Telling, { municipality_id, faults }: LedgerProof): Promise<void> {
  const { db, now, origins } = services;
  const tenant = tenantOfMunicipality(municipality_id) ?? tenantByKey(DEFAULT_TENANT_KEY);
  if (!tenant) throw new Error('There is always the portal of the whole country.');
  for (const { id: user_id, name, address: to, lang: language } of await staffToTell({ db }, municipality_id)) {
    const url = messageAddress({ tenant, language }, origins, '/dashboard/municipality/audit');
    await notify(
      { ...services, tenant },
      {
        to,
        user_id,
        language,
        template: 'payoutsStopped',
        values: { name, count: faults.length, url },
        once_key: `ledger-difference:${municipality_id}:${shortDate(now)}:${user_id}`,
      },
    );
  }
}
