import { type RawBuilder, sql } from 'kysely';
import { type Category, CHOICE_OF, type Channel, USUAL_NOTICES } from '../rules.ts';

/** An id, or the column that has it; null for what is about no organisation. */
type OrganisationId = string | null | RawBuilder<unknown>;

const ADDRESS_OF = { email: 'email', sms: 'phone' } as const satisfies Record<Channel, string>;

/** `isReachable` of the rules, as a condition on `app_user`. */
const isReachableBy = (channel: Channel) => sql`(
  ${sql.ref(`app_user.${ADDRESS_OF[channel]}`)} is not null
  and ${sql.ref(`app_user.${ADDRESS_OF[channel]}_verified_at`)} is not null
  and app_user.blocked_at is null and app_user.erased_at is null)`;

export const hasMailbox = isReachableBy('email');
export const hasPhone = isReachableBy('sms');

/** What a user who has chosen nothing gets notices by, as a condition on `app_user`. */
export const usuallyGets = (channel: Channel) => {
  const usual = sql.lit(USUAL_NOTICES[CHOICE_OF[channel]]);
  return channel === 'sms' ? sql`(${usual} or not ${hasMailbox})` : usual;
};

/** `wantsNotices` of the rules, as a condition on `app_user`. */
const wantsNoticesBy = (channel: Channel, organisationId: OrganisationId, category: Category) => sql`coalesce(
  (select ${sql.ref(CHOICE_OF[channel])} from notification_setting
    where user_id = app_user.id and organisation_id = ${organisationId}),
  (select ${sql.ref(CHOICE_OF[channel])} from notification_setting
    where user_id = app_user.id and organisation_id is null and category = ${category}),
  (select ${sql.ref(CHOICE_OF[channel])} from notification_setting
    where user_id = app_user.id and organisation_id is null and category is null),
  ${usuallyGets(channel)})`;

/** `canBeNotified` of the rules, as a condition on `app_user`: for letters that stand in no list of the portal. */
export const canBeMailed = (organisationId: OrganisationId, category: Category) =>
  sql`(${hasMailbox} and ${wantsNoticesBy('email', organisationId, category)})`;
export const canBeTexted = (organisationId: OrganisationId, category: Category) =>
  sql`(${hasPhone} and ${wantsNoticesBy('sms', organisationId, category)})`;

/** Where a user is written to: by e-mail, or by SMS where they have no mailbox. Null where they have neither. */
export const ADDRESS = sql`case when ${hasMailbox} then app_user.email when ${hasPhone} then app_user.phone end`;
