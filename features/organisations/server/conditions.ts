import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import type { ConditionsState } from '../contract.ts';
import { type Access, mayIn, rankOf } from '../policy.ts';
import { CONDITIONS_VERSION, isAtLeast } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeWith } from './access.ts';

type Answered = { version: string; is_accepted: boolean };

/** DLG-02: an admin answers for the organisation. The last answer to a version counts; an acceptance stands. */
export async function answerConditions(
  context: Context,
  id: OrganisationId,
  { version, is_accepted }: Answered,
): Promise<ConditionsState> {
  return changeWith(context, id, 'edit_settings', async (inside, organisation) => {
    if (version !== CONDITIONS_VERSION) refuse('conflict', REFUSALS[context.language].conditions_changed);
    const before = await answerTo(inside, id);
    if (before?.is_accepted) return stateOf(organisation, before);
    const answer = { is_accepted, answered_by: actorOf(context).id, answered_at: context.now };
    await inside.db
      .insertInto('conditions_answer')
      .values({ organisation_id: id, version, ...answer })
      .onConflict((same) => same.columns(['organisation_id', 'version']).doUpdateSet(answer))
      .execute();
    await recordAudit(inside, `organization.conditions.${is_accepted ? 'accept' : 'decline'}`, {
      municipality_id: organisation.municipality_id,
      details: { organization: id, name: organisation.name, version },
    });
    return stateOf(organisation, { is_accepted, answered_at: context.now.toISOString() });
  });
}

/** Before an organisation does something for others: publishes, or takes a list of people along. */
export async function demandConditions(context: Context, id: OrganisationId): Promise<void> {
  if (!(await answerTo(context, id))?.is_accepted) refuse('conditions_required');
}

/** What those who run an organisation see of it; null for everybody else, and before it is accepted itself. */
export async function conditionsIn(
  context: Context,
  organisation: Access & { id: OrganisationId },
): Promise<ConditionsState | null> {
  const isRun = organisation.status === 'accepted' && isAtLeast(rankOf(organisation), 'moderator');
  return isRun ? stateOf(organisation, await answerTo(context, organisation.id)) : null;
}

const answerRow = z.object({ is_accepted: boolean, answered_at: text });
type Answer = z.infer<typeof answerRow>;

async function answerTo({ db }: Context, id: OrganisationId): Promise<Answer | null> {
  const { rows } = await rowsOf(answerRow)`
    select is_accepted, answered_at from conditions_answer
    where organisation_id = ${id} and version = ${CONDITIONS_VERSION}::date`.execute(db);
  return rows[0] ?? null;
}

const stateOf = (access: Access, answer: Answer | null): ConditionsState => ({
  version: CONDITIONS_VERSION,
  answer: answer && (answer.is_accepted ? 'accepted' : 'declined'),
  answered_at: answer?.answered_at ?? null,
  can_answer: mayIn(access, 'edit_settings'),
});
