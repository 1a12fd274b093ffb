import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { visitedMunicipality } from '#features/municipalities/server/public.ts';
import { tellOfOffers } from '#features/stream/server/public.ts';
import type { TicketGroupId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { mayChangeTickets, maySeeOffice } from '../policy.ts';
import { type GroupRow, lockGroup, readGroup } from './group-rows.ts';
import { demandTicketsHere } from './where.ts';

/** Only where the reader belongs to its people, or is a super-admin, who looks at the portal's own. */
export function officeOf(context: Context, asked: MunicipalityId | undefined): number {
  demandTicketsHere(context);
  const id = visitedMunicipality(context, asked);
  return maySeeOffice(context.actor, id) ? id : refuse('not_found');
}

/** Not there for others; for those who only help, there and closed. */
export function demandChanges({ actor }: Context, municipality_id: number): void {
  if (!maySeeOffice(actor, municipality_id)) refuse('not_found');
  if (!mayChangeTickets(actor, municipality_id)) refuse('forbidden');
}

export async function demandOfficeGroup(context: Context, id: TicketGroupId): Promise<GroupRow> {
  demandTicketsHere(context);
  const group = await readGroup(context, id);
  return group && maySeeOffice(context.actor, group.municipality_id) ? group : refuse('not_found');
}

/** One change of a group at a time, by an admin of its municipality. */
export const changeLocked = <Result>(
  context: Context,
  id: TicketGroupId,
  work: (inside: Context, group: GroupRow) => Promise<Result>,
): Promise<Result> => {
  demandTicketsHere(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const group = (await lockGroup(inside, id)) ?? refuse('not_found');
    demandChanges(inside, group.municipality_id);
    await tellOfOffers(db, group.municipality_id);
    return work(inside, group);
  });
};
