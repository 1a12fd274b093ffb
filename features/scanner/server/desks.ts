import { municipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { mayEnter } from '#features/organisations/policy.ts';
import { accessesIn, accessIn, holdsToday, refuseIn } from '#features/organisations/server/public.ts';
import type { PassPlace } from '#features/passes/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { Desk, ScanPlace } from '../contract.ts';
import { mayScanFor, mayScanIn } from '../policy.ts';

const MAX_DESKS = 100;

/** Where a user stands, as it has been asked for and allowed. */
export type OpenDesk = { place: PassPlace; municipality_id: number; name: string };

/** To a user who may not look into the organisation it is not there; to one of low rank it is forbidden. */
export async function demandDesk(context: Context, { organization_id, municipality_id }: ScanPlace): Promise<OpenDesk> {
  if (organization_id !== undefined) {
    const organisation = await accessIn(context, organization_id);
    if (!organisation || !mayEnter(context.actor, organisation)) refuse('not_found');
    if (!mayScanFor(organisation)) refuseIn(organisation, 'run_events');
    return { place: { organization_id }, municipality_id: organisation.municipality_id, name: organisation.name };
  }
  const own = Number(municipality_id ?? 0);
  if (!mayScanIn(context.actor, own)) refuse('not_found');
  return { place: { municipality_id: own }, municipality_id: own, name: municipalityById(own)?.name ?? '' };
}

/** The municipality's own desk first, then organisations by name. */
export async function listDesks(context: Context): Promise<Desk[]> {
  const organisations = (await accessesIn(context, await candidates(context))).filter(mayScanFor);
  return [
    ...actorOf(context).grants.map(({ municipality_id }) => ({
      organization_id: null,
      municipality_id: municipalityId.parse(String(municipality_id)),
      name: municipalityById(municipality_id)?.name ?? '',
    })),
    ...organisations
      .toSorted((left, right) => compare(left.name, right.name))
      .map(({ id, name }) => ({ organization_id: id, municipality_id: null, name })),
  ];
}

const { compare } = new Intl.Collator('nb');

/** Where a user can have a rank at all: by ownership, by membership, or as an admin of the parent. */
async function candidates(context: Context) {
  const { id } = actorOf(context);
  const { rows } = await rowsOf({ id: ids.organisation })`
    select id from organisation where owner_user_id = ${id} and deleted_at is null
    union
    select organisation_id as id from membership
    where user_id = ${id} and role in ('moderator', 'admin') and ${holdsToday(context)}
    union
    select partnership.partner_id as id
    from membership
    join partnership on partnership.organisation_id = membership.organisation_id
    where membership.user_id = ${id} and membership.role = 'admin' and ${holdsToday(context)}
      and partnership.kind = 'subsidiary' and partnership.status = 'approved'
    limit ${MAX_DESKS}`.execute(context.db);
  return rows.map((row) => row.id);
}
