import { sql } from 'kysely';
import { z } from 'zod';
import { canBeMailed, canBeTexted } from '#features/messages/server/public.ts';
import { isPaused, isThere } from '#features/notifications/server/public.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { type BulkMessageId, ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import type { GivenRole } from '#features/vocabulary/roles.ts';
import { LOCALES } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';

export type Channel = 'email' | 'sms';
export type Asking = { db: Db; now: Date };

/** Members of today, from a role upwards, as conditions on `membership` with its `app_user`. */
const isMemberFrom = (asking: Pick<Context, 'now'>, organisationId: OrganisationId, fromRole: GivenRole) =>
  sql`membership.organisation_id = ${organisationId} and ${holdsToday(asking)}
    and membership.role_rank >= ${RANK_OF[fromRole]}`;

const RANK_OF: Record<GivenRole, number> = { member: 1, moderator: 2, admin: 3 };

/** Only Norwegian numbers: no price has been agreed for others. */
const hasNorwegianMobile = sql`app_user.phone ~ '^\\+47[49][0-9]{7}$'`;

const canGet = (channel: Channel, organisationId: OrganisationId) =>
  channel === 'email'
    ? canBeMailed(organisationId, 'messages')
    : sql`${hasNorwegianMobile} and ${canBeTexted(organisationId, 'messages')}`;

export async function countAudience(
  asking: Asking,
  channel: Channel,
  organisationId: OrganisationId,
  fromRole: GivenRole,
): Promise<{ recipients: number; members: number }> {
  const { rows } = await rowsOf({ recipients: number, members: number })`
    select count(*) filter (where ${canGet(channel, organisationId)} and not ${isPaused(asking.now)})::int as recipients, count(*)::int as members
    from membership
    join app_user on app_user.id = membership.user_id
    where ${isMemberFrom(asking, organisationId, fromRole)}`.execute(asking.db);
  return rows[0] ?? { recipients: 0, members: 0 };
}

export const recipientRow = z.object({ user_id: ids.user, address: text, lang: z.enum(LOCALES) });
export type Recipient = z.infer<typeof recipientRow>;

export const readerRow = recipientRow.omit({ address: true });
export type Reader = z.infer<typeof readerRow>;

/** Where one is in a list of people, and who has written. */
export type Place = { after: UserId | null; most: number; sender_user_id: UserId | null };

/** Users who log in and come after, but for the one who has written, as a condition on `app_user`. */
export const isReader = ({ after, sender_user_id }: Place) => sql`(
  ${isThere} and app_user.terms_accepted_at is not null and app_user.id is distinct from ${sender_user_id}::uuid
  and (${after}::uuid is null or app_user.id > ${after}::uuid))`;

/** Members it is to, however they want their letters: in the order of their ids. */
export async function membersAfter(
  asking: Asking,
  { organisation_id, from_role }: Pick<Sending, 'organisation_id' | 'from_role'>,
  after: Place,
): Promise<Reader[]> {
  const { rows } = await rowsOf(readerRow)`
    select app_user.id as user_id, app_user.lang
    from membership
    join app_user on app_user.id = membership.user_id
    where ${isMemberFrom(asking, organisation_id, from_role)} and ${isReader(after)}
    order by app_user.id
    limit ${after.most}`.execute(asking.db);
  return rows;
}

type Sending = { id: BulkMessageId; channel: Channel; organisation_id: OrganisationId; from_role: GivenRole };

/** The next who should get a circular and have not. */
export async function nextRecipients(asking: Asking, circular: Sending, most: number): Promise<Recipient[]> {
  const { rows } = await rowsOf(recipientRow)`
    select app_user.id as user_id, app_user.lang,
      ${sql.ref(circular.channel === 'email' ? 'app_user.email' : 'app_user.phone')} as address
    from membership
    join app_user on app_user.id = membership.user_id
    where ${isMemberFrom(asking, circular.organisation_id, circular.from_role)}
      and ${canGet(circular.channel, circular.organisation_id)}
      and not ${isPaused(asking.now)}
      and not exists (select from outgoing_message where circular_id = ${circular.id} and user_id = app_user.id)
    order by membership.role_rank desc, membership.name_sort, membership.user_id
    limit ${most}`.execute(asking.db);
  return rows;
}
