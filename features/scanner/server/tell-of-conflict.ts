import { municipalityById } from '#features/municipalities/register.ts';
import { isThere, notify, type Recipient, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { holdsToday, organisationNames, staffToTell } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { Conflict } from './jobs-declared.ts';

const SCAN_PATH = '/scan';
const MAX_TOLD = 50;

/** Those who stand at the desk, also the user whose device it was: it may have lain in a pocket. Once for each scan. */
export async function tellOfConflict(
  { db: root, now, secrets, enqueue, origins }: JobServices & { origins: OriginSettings },
  { organization_id, municipality_id, key, title, at, is_twice }: Conflict,
): Promise<void> {
  const tenant = tenantOfMunicipality(municipality_id);
  if (!tenant) return;
  await inTransaction(root, async (db) => {
    const inside = { db, now: now() };
    const desk =
      organization_id === null
        ? (municipalityById(municipality_id)?.name ?? '')
        : ((await organisationNames(db, [organization_id])).get(organization_id) ?? '');
    const people =
      organization_id === null
        ? await staffToTell(inside, municipality_id)
        : await peopleAtDesk(inside, organization_id);
    await notify(
      { ...inside, secrets, enqueue, tenant },
      ...people.map(({ id: user_id, name, address: to, lang: language }) => ({
        to,
        user_id,
        language,
        template: 'scanConflict' as const,
        values: {
          name,
          desk,
          title,
          when: whenInLetter({ start_at: new Date(at) }, language, inside.now),
          is_twice,
          url: messageAddress({ tenant, language }, origins, SCAN_PATH),
        },
        ...(organization_id !== null && { about: { organisation_id: organization_id } }),
        once_key: `scan-conflict:${key}:${user_id}`,
      })),
    );
  });
}

async function peopleAtDesk(context: Pick<Context, 'db' | 'now'>, id: OrganisationId): Promise<Recipient[]> {
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient}
    from membership
    join app_user on app_user.id = membership.user_id
    where membership.organisation_id = ${id} and membership.role in ('moderator', 'admin') and ${holdsToday(context)}
      and ${isThere}
    order by membership.name_sort, app_user.id
    limit ${MAX_TOLD}`.execute(context.db);
  return rows;
}
