import { notify } from '#features/notifications/server/public.ts';
import { staffToTell } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import type { BankFileId } from '#features/vocabulary/ids.ts';
import { kroner } from '#platform/language/money.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { readFile } from './file-rows.ts';

const FILES_PATH = '/dashboard/municipality/accounts?list=files';

/** Those who can approve it: every admin but the one who made it, and those who approved what is in it. Once for each. */
export async function tellOfWaiting(
  { db: root, now, secrets, enqueue, origins }: JobServices & { origins: OriginSettings },
  id: BankFileId,
): Promise<void> {
  await inTransaction(root, async (db) => {
    const file = await readFile({ db }, id);
    const tenant = file && tenantOfMunicipality(file.municipality_id);
    if (file?.state !== 'made' || !tenant) return;
    const admins = await staffToTell({ db }, file.municipality_id);
    await notify(
      { db, now: now(), secrets, enqueue, tenant, origins },
      ...admins
        .filter((admin) => admin.id !== file.made_by && !file.deciders.includes(admin.id))
        .map(({ id: user_id, name, address: to, lang: language }) => ({
          to,
          user_id,
          language,
          template: 'bankFileWaiting' as const,
          values: {
            name,
            number: file.number,
            count: file.lines,
            amount: kroner(file.total_ore),
            url: messageAddress({ tenant, language }, origins, FILES_PATH),
          },
          once_key: `bank-file-waiting:${id}:${user_id}`,
        })),
    );
  });
}
