import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { accessesIn } from '#features/organisations/server/public.ts';
import { thumbnailUrl } from '#features/users/server/public.ts';
import { type CertificateId, ids, type OrganisationId, type StampId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import { canWithStamp, mayGive, maySeeStamp } from '../policy.ts';
import { type StoredStamp, stampStatus } from '../rules.ts';
import { type Stamp, stamp } from '../stamps-contract.ts';
import { certificateJson } from './certificate-rows.ts';

const storedStatus = z.enum(['requested', 'not_accepted', 'active', 'disabled']) satisfies z.ZodType<
  StoredStamp['status']
>;
const shownRow = stamp.omit({ is_own: true, can: true }).extend({
  status: storedStatus,
  is_replaced: boolean,
  organization: stamp.shape.organization.extend({ id: ids.organisation }),
});

/** What a stamp, its certificate `c` and its holder `app_user` are found by. */
export const joinedStamps = sql`
  stamp
  join certificate c on c.id = stamp.certificate_id
  join app_user on app_user.id = stamp.user_id`;

/** Some stamps as the user who asks sees them, with what they can do with each. */
export async function stampsWhere(
  context: Context,
  condition: RawBuilder<unknown>,
  orderAndLimit: RawBuilder<unknown> = sql``,
): Promise<{ stamp: Stamp; isSeen: boolean }[]> {
  const { rows } = await rowsOf(shownRow)`
    select stamp.id, stamp.status, stamp.start_at, stamp.end_at, stamp.forever, stamp.created_at, stamp.version,
      stamp.accepted_at is not null as is_accepted, stamp.replaced_at is not null as is_replaced,
      ${certificateJson} as certificate,
      json_build_object('id', o.id, 'name', o.name) as organization,
      json_build_object('id', app_user.id, 'name', app_user.name, 'thumbnail_url', ${thumbnailUrl}) as user,
      (select giver.name from app_user giver where giver.id = stamp.given_by) as given_by
    from ${joinedStamps}
    join organisation o on o.id = stamp.organisation_id
    where ${condition} ${orderAndLimit}`.execute(context.db);
  const organisations = [...new Set(rows.map(({ organization }) => organization.id))];
  const accesses = organisations.length > 0 ? await accessesIn(context, organisations) : [];
  const givers = new Set(accesses.filter(mayGive).map(({ id }) => id));
  const [person, today] = [actorOf(context).id, shortDate(context.now)];
  return rows.map(({ is_replaced, ...row }) => {
    const status = stampStatus(row, today);
    const is_own = row.user.id === person;
    const access = { status, is_own, may_give: givers.has(row.organization.id), is_replaced };
    return { stamp: { ...row, status, is_own, can: canWithStamp(access) }, isSeen: maySeeStamp(access) };
  });
}

/** To anybody but the person and those who give it, it is not there. */
export async function stampById(context: Context, id: StampId): Promise<Stamp> {
  const [found] = await stampsWhere(context, sql`stamp.id = ${id}`);
  return found?.isSeen ? found.stamp : refuse('not_found');
}

export const stampRow = z.object({
  id: ids.stamp,
  certificate_id: ids.certificate,
  organisation_id: ids.organisation,
  user_id: ids.user,
  status: storedStatus,
  start_at: textOrNull,
  end_at: textOrNull,
  forever: boolean,
  is_accepted: boolean,
  is_replaced: boolean,
  given_by: ids.user.nullable(),
  version: number,
});
export type StampRow = z.infer<typeof stampRow>;

/** As it is stored; held until the transaction ends, so that of two who answer the second sees what the first did. */
export async function lockedStamp({ db }: Pick<Context, 'db'>, id: StampId): Promise<StampRow> {
  const { rows } = await rowsOf(stampRow)`
    select id, certificate_id, organisation_id, user_id, status, start_at, end_at, forever, given_by, version,
      accepted_at is not null as is_accepted, replaced_at is not null as is_replaced
    from stamp where id = ${id} for update`.execute(db);
  return rows[0] ?? refuse('not_found');
}

export type StampKind = { certificate_id: CertificateId; organisation_id: OrganisationId };

/** What has run out makes room for another one of the same. */
export async function replaceRunOut({ db, now }: Context, kind: StampKind, userIds: readonly UserId[]): Promise<void> {
  await sql`
    update stamp set replaced_at = ${now}
    where certificate_id = ${kind.certificate_id} and organisation_id = ${kind.organisation_id}
      and user_id = any(${[...userIds]}::uuid[]) and replaced_at is null
      and status in ('active', 'not_accepted') and end_at < ${shortDate(now)}::date`.execute(db);
}
