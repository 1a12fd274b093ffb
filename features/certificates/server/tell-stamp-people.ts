import { z } from 'zod';
import type { StampMessages } from '#features/messages/contract.ts';
import {
  isThere,
  type Notice,
  notify,
  type Recipient,
  recipient,
  recipientRow,
} from '#features/notifications/server/public.ts';
import { isAtLeast, RANKS, rankFor } from '#features/organisations/rules.ts';
import { permissionSettings } from '#features/organisations/running-contract.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, type Tenant, tenantByKey } from '#features/tenants/resolve.ts';
import { ids, type StampId, type UserId } from '#features/vocabulary/ids.ts';
import { longDate } from '#platform/language/date-forms.ts';
import type { Locale } from '#platform/language/locale.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import type { ToldGivers, ToldHolders } from './jobs-declared.ts';

export type TellingServices = { db: Db; now: Date; secrets: Secrets; enqueue: Enqueue; origins: OriginSettings };
const aboutRow = z.object({
  certificate: text,
  organisation: text,
  permissions: permissionSettings,
  owner_user_id: ids.user.nullable(),
});
type About = z.infer<typeof aboutRow>;

export async function writeToHolders(services: TellingServices, told: ToldHolders): Promise<void> {
  const tenant = tenantByKey(told.tenant);
  const about = await aboutOf(services.db, told);
  if (!tenant || !about) return;
  const giver = told.giver_id === null ? '' : await nameOf(services.db, told.giver_id);
  const stamps = new Map(told.stamps.map(({ id, user_id }) => [user_id, id]));
  await inTransaction(services.db, async (db) => {
    for (const reader of await holdersToTell(db, told)) {
      const stampId = stamps.get(reader.id);
      if (stampId === undefined) continue;
      const url = stampAddress(services, tenant, reader, stampId);
      await write({ ...services, db }, tenant, reader, {
        ...letterToHolder(told, about, { giver, url, lang: reader.lang }),
        about: {
          organisation_id: told.organisation_id,
          person_id: told.news === 'assigned' ? told.giver_id : null,
          stamp_id: stampId,
        },
        once_key: `${told.key} ${reader.id}`,
      });
    }
  });
}

async function holdersToTell(db: Db, { stamps }: ToldHolders): Promise<Recipient[]> {
  const holders = stamps.map(({ user_id }) => user_id);
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient} from app_user
    where app_user.id = any(${holders}::uuid[]) and ${isThere}
    order by app_user.id`.execute(db);
  return rows;
}

type LetterTo<Template extends keyof StampMessages = keyof StampMessages> = {
  [T in Template]: { template: T; values: Omit<StampMessages[T], 'name'> };
}[Template];

function letterToHolder(
  { news, period, is_off, reason }: ToldHolders,
  { certificate, organisation }: About,
  { giver, url, lang }: { giver: string; url: string; lang: Locale },
): LetterTo {
  const words = period && { from: dayInWords(period.start_at, lang), until: dayInWords(period.end_at, lang) };
  const values = { certificate, organisation, url };
  if (news === 'assigned') return { template: 'stampAssigned', values: { ...values, person: giver, period: words } };
  if (news === 'approved') return { template: 'stampApproved', values: { ...values, period: words } };
  if (news === 'changed') return { template: 'stampChanged', values: { ...values, period: words, isOff: is_off } };
  if (news === 'declined') return { template: 'stampDeclined', values: { certificate, organisation, reason } };
  return { template: 'stampRemoved', values: { certificate, organisation, reason } };
}

/** Enough for a user to see it. */
const MAX_TOLD = 20;

/**
 * A request goes to those who can answer it; what the person answered, to the user who gave it, or else to the highest.
 */
export async function writeToGivers(services: TellingServices, told: ToldGivers): Promise<void> {
  const tenant = tenantByKey(told.tenant);
  const about = await aboutOf(services.db, told);
  const person = await nameOf(services.db, told.user_id);
  if (!tenant || !about || !person) return;
  const { certificate, organisation } = about;
  await inTransaction(services.db, async (db) => {
    for (const reader of await giversToTell({ ...services, db }, told, about)) {
      const path = `/organisations/${told.organisation_id}/certificates`;
      const url = messageAddress({ tenant, language: reader.lang }, services.origins, path);
      const values = { person, certificate, organisation, url };
      await write({ ...services, db }, tenant, reader, {
        ...(told.news === 'requested'
          ? { template: 'stampRequested', values }
          : { template: 'stampAnswered', values: { ...values, isAccepted: told.news === 'accepted' } }),
        about: { organisation_id: told.organisation_id, person_id: told.user_id },
        once_key: `${told.key} ${reader.id}`,
      });
    }
  });
}

async function giversToTell(services: TellingServices, told: ToldGivers, about: About): Promise<Recipient[]> {
  const lowest = rankFor('give_certificates', about.permissions);
  const roles = RANKS.filter((rank) => rank !== 'owner' && isAtLeast(rank, lowest));
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient}
    from membership join app_user on app_user.id = membership.user_id
    where membership.organisation_id = ${told.organisation_id} and ${holdsToday(services)}
      and (membership.role = any(${roles}::text[]) or membership.user_id = ${about.owner_user_id})
      and membership.user_id <> ${told.user_id} and ${isThere}
    order by coalesce(membership.user_id = ${told.giver_id}::uuid, false) desc, membership.role_rank desc,
      membership.name_sort, membership.user_id
    limit ${told.news === 'requested' ? MAX_TOLD : 1}`.execute(services.db);
  return rows;
}

async function aboutOf(db: Db, told: Pick<ToldHolders, 'certificate_id' | 'organisation_id'>): Promise<About | null> {
  const { rows } = await rowsOf(aboutRow)`
    select c.name as certificate, o.name as organisation, o.permissions, o.owner_user_id
    from certificate c, organisation o
    where c.id = ${told.certificate_id} and o.id = ${told.organisation_id}`.execute(db);
  return rows[0] ?? null;
}

async function nameOf(db: Db, userId: UserId): Promise<string> {
  const { rows } = await rowsOf({ name: text })`
    select name from app_user where id = ${userId} and erased_at is null`.execute(db);
  return rows[0]?.name ?? '';
}

export const dayInWords = (day: string, lang: Locale): string => longDate(day, momentTextsFor(lang));

/** Where the person finds it, opened. */
export const stampAddress = (
  { origins }: Pick<TellingServices, 'origins'>,
  tenant: Tenant,
  { lang }: Pick<Recipient, 'lang'>,
  stampId: StampId,
): string => messageAddress({ tenant, language: lang }, origins, `/profile/edit?stamp=${stampId}#sertifikater`);

/** The template and its values belong together, which the compiler cannot follow through the table of letters. */
export const write = (
  services: TellingServices,
  tenant: Tenant,
  { id, name, address, lang }: Recipient,
  { template, values, ...envelope }: LetterTo & { about: NonNullable<Notice['about']>; once_key: string },
): Promise<void> =>
  notify({ ...services, tenant }, {
    to: address,
    user_id: id,
    language: lang,
    template,
    values: { name, ...values },
    ...envelope,
  } as Notice);
