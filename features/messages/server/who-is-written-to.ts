import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { text } from '#platform/server/rows.ts';
import { CHOICE_OF, type Channel, USUAL_NOTICES } from '../rules.ts';

/** An id, or the column that has it; null for what is about no organisation. */
type OrganisationId = string | null | RawBuilder<unknown>;

const ADDRESS_OF = { email: 'email', sms: 'phone' } as const satisfies Record<Channel, string>;

/** A user whom a letter goes to, of `app_user`: the user who can be reached has an address. */
export const readerRow = z.object({ id: ids.user, name: text, email: text, lang: z.enum(LOCALES) });
export type Reader = z.infer<typeof readerRow>;

/** `isReachable` of the rules, as a condition on `app_user`. */
const isReachableBy = (channel: Channel) => sql`(
  ${sql.ref(`app_user.${ADDRESS_OF[channel]}`)} is not null
  and ${sql.ref(`app_user.${ADDRESS_OF[channel]}_verified_at`)} is not null
  and app_user.blocked_at is null and app_user.erased_at is null)`;

/** `wantsNotices` of the rules, as a condition on `app_user`. */
const wantsNoticesBy = (channel: Channel, organisationId: OrganisationId) => sql`coalesce(
  (select ${sql.ref(CHOICE_OF[channel])} from notification_setting
    where user_id = app_user.id and organisation_id = ${organisationId}),
  (select ${sql.ref(CHOICE_OF[channel])} from notification_setting
    where user_id = app_user.id and organisation_id is null),
  ${sql.lit(USUAL_NOTICES[CHOICE_OF[channel]])})`;

/** For what a person has to be told whatever they chose. */
export const hasMailbox = isReachableBy('email');
export const hasPhone = isReachableBy('sms');

/** `canBeNotified` of the rules, as a condition on `app_user`. */
export const canBeMailed = (organisationId: OrganisationId) =>
  sql`(${hasMailbox} and ${wantsNoticesBy('email', organisationId)})`;
export const canBeTexted = (organisationId: OrganisationId) =>
  sql`(${hasPhone} and ${wantsNoticesBy('sms', organisationId)})`;
