import { sql } from 'kysely';
import type { z } from 'zod';
import { linesIn } from '#features/messages/clean-line.ts';
import { type Message, sendMessages } from '#features/messages/server/public.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { isThere, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { fullNameOfMunicipality } from '#features/tenants/place-names.ts';
import { type OriginSettings, tenantByKey } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import type { OfficeLetter } from './jobs-declared.ts';

type Services = { db: Db; now: Date; secrets: Secrets; enqueue: Enqueue; origins: OriginSettings };

const BATCH = 100;

const addressee = recipientRow.extend({ address: text, organisation: text });
type Addressee = z.infer<typeof addressee>;

/**
 * To those who answer for each organisation, in batches by organisation. A second run goes through all of them again, and
 * the key of each message keeps anybody from getting it twice; so does one user who answers for several.
 */
export async function spreadOfficeLetter(services: Services, letter: OfficeLetter): Promise<void> {
  const tenant = tenantByKey(letter.tenant);
  const sender = await senderOf(services.db, letter.sender_id);
  if (!tenant || !sender || !municipalityById(letter.municipality_id)) return;
  for (let after: OrganisationId | null = null; ; ) {
    const organisations: OrganisationId[] = await nextOrganisers(services.db, letter, after);
    if (organisations.length === 0) return;
    await inTransaction(services.db, async (db) => {
      const people = await responsibleIn({ db, now: services.now }, organisations);
      const messages = people.map((person): Message => {
        const { subject, body, key } = letter;
        const url = messageAddress({ tenant, language: person.lang }, services.origins, '/dashboard');
        const { name, organisation } = person;
        const municipality = fullNameOfMunicipality(letter.municipality_id, person.lang);
        const values = { name, municipality, organisation, person: sender.name, subject, lines: linesIn(body), url };
        return {
          to: person.address,
          user_id: person.id,
          language: person.lang,
          template: 'officeLetter',
          values,
          once_key: `office ${key} ${person.id}`,
          ...(sender.email && { reply_to: sender.email }),
        };
      });
      await sendMessages({ ...services, db, tenant }, messages);
    });
    after = organisations.at(-1) ?? null;
  }
}

async function senderOf(db: Db, id: UserId): Promise<{ name: string; email: string | null } | undefined> {
  const { rows } = await rowsOf({ name: text, email: textOrNull })`
    select name, case when email_verified_at is not null then email end as email from app_user
    where id = ${id} and ${isThere}`.execute(db);
  return rows[0];
}

/** Those that are still approved, in the order of their ids. */
async function nextOrganisers(
  db: Db,
  { municipality_id, organizations }: OfficeLetter,
  after: OrganisationId | null,
): Promise<OrganisationId[]> {
  const { rows } = await rowsOf({ id: ids.organisation })`
    select id from organisation
    where municipality_id = ${municipality_id} and status = 'accepted' and deleted_at is null
      and (${sql.val(organizations)}::uuid[] is null or id = any(${sql.val(organizations)}::uuid[]))
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id
    limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Admins and owners, each once in a batch, as far as a letter reaches them. */
async function responsibleIn(
  asking: { db: Db; now: Date },
  organisations: readonly OrganisationId[],
): Promise<Addressee[]> {
  const { rows } = await rowsOf(addressee)`
    select * from (
      select distinct on (app_user.id) ${recipient}, organisation.name as organisation
      from membership
      join app_user on app_user.id = membership.user_id
      join organisation on organisation.id = membership.organisation_id
      where membership.organisation_id = any(${[...organisations]}::uuid[]) and ${holdsToday(asking)} and ${isThere}
        and (membership.role = 'admin' or membership.user_id = organisation.owner_user_id)
      order by app_user.id, organisation.id
    ) as responsible
    where address is not null`.execute(asking.db);
  return rows;
}
