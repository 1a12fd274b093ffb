import { z } from 'zod';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { ROLES } from '#features/vocabulary/roles.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, rowsOf, textOrNull } from '#platform/server/rows.ts';
import type { OwnAccess } from '../contract.ts';
import { canIn, mayDecide, mayEnter, rankOf } from '../policy.ts';
import { isStopped, membershipStatus, type OrganisationStatus } from '../rules.ts';
import { demandThere, storedMembership } from './access.ts';
import { conditionsIn } from './conditions.ts';

const ownRow = z.object({
  role: z.enum(ROLES).nullable(),
  status: storedMembership.shape.status.nullable(),
  starts_on: textOrNull,
  ends_on: textOrNull,
  is_following: boolean,
  is_offered: boolean,
  stop_reason: textOrNull,
  stopped_at: textOrNull,
});
type Own = z.infer<typeof ownRow>;

/** Requests in these states have ended, so the user may ask again. */
const CAN_ASK_AGAIN = ['not_accepted', 'expired'];

/** ORG-04: where the person stands, and everything that they can do there. */
export async function ownAccessIn(context: Context, id: OrganisationId): Promise<OwnAccess> {
  const { actor } = context;
  const access = await demandThere(context, id);
  const own = await readOwn(context, id);
  const { role, status, starts_on, ends_on, is_following, is_offered } = own;
  const membership = status && membershipStatus({ status, starts_on, ends_on }, shortDate(context.now));
  const isAccepted = access.status === 'accepted';
  const canAsk = membership === null || CAN_ASK_AGAIN.includes(membership);
  return {
    rank: rankOf(access),
    membership: membership && role ? { role, status: membership } : null,
    is_following,
    is_offered,
    stop: stopOf(access.status, own),
    conditions: await conditionsIn(context, access),
    can: {
      ...canIn(access),
      request_membership: isAccepted && !access.is_owner && canAsk,
      follow: isAccepted && mayEnter(actor, access),
      leave: membership !== null && membership !== 'not_accepted' && !access.is_owner,
      decide: access.status === 'pending' && mayDecide(actor, access.municipality_id),
    },
  };
}

function stopOf(status: OrganisationStatus, { stop_reason: reason, stopped_at }: Own): OwnAccess['stop'] {
  return isStopped(status) && reason !== null && stopped_at !== null ? { status, reason, stopped_at } : null;
}

async function readOwn(context: Context, id: OrganisationId): Promise<Own> {
  const person = actorOf(context).id;
  const { rows } = await rowsOf(ownRow)`
    select membership.role, membership.status, membership.starts_on, membership.ends_on,
      o.stop_reason, o.stopped_at,
      exists (select from follower where organisation_id = ${id} and user_id = ${person}) as is_following,
      exists (select from owner_offer where organisation_id = ${id} and to_user_id = ${person}) as is_offered
    from organisation o
    left join membership on membership.organisation_id = ${id} and membership.user_id = ${person}
    where o.id = ${id}`.execute(context.db);
  return rows[0] as Own;
}
