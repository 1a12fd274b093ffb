import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { mayReadJournal } from '../policy.ts';

/** The municipality that is asked for, the portal's own, or the first of the reader's; only where the journal is theirs. */
export function journalOf(context: Context, asked: MunicipalityId | undefined): number {
  const actor = actorOf(context);
  if (asked !== undefined) return demandReader(context, Number(asked));
  const admins = actor.grants.map(({ municipality_id }) => municipality_id);
  const own = [...actor.audits, ...admins].filter((id) => mayReadJournal(actor, id)).sort((one, other) => one - other);
  return context.tenant.municipality_ids.find((id) => own.includes(id)) ?? own[0] ?? refuse('forbidden');
}

export const demandReader = ({ actor }: Context, municipality: number): number =>
  mayReadJournal(actor, municipality) ? municipality : refuse('not_found');
