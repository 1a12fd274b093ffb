import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { roomFor } from '#features/cards/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { runningVersionOf } from '#features/schemes/server/public.ts';
import { ids, type OfficeRunId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { canWithRun, maySeeAccounts } from '../policy.ts';
import { ALONE_UP_TO_ORE, RUN_STATES } from '../rules.ts';
import type { initialiseCards as endpoint, OfficeRun } from '../runs-contract.ts';
import { OFFICE_REFUSALS } from '../texts/refusals.ts';
import { fillAccounts } from './jobs-declared.ts';
import { demandChanges, officeOf } from './office-access.ts';
import { putInToday } from './put-in-today.ts';
import { demandTyped } from './read-change.ts';

const MAX_RUNS = 10;

const runRow = z.object({
  id: ids.officeRun,
  municipality_id: number,
  scheme_name: text,
  amount_ore: number,
  note: text,
  state: z.enum(RUN_STATES),
  accounts: number,
  filled: number,
  asked_by_id: ids.user.nullable(),
  asked_by: textOrNull,
  asked_at: text,
  decided_by: textOrNull,
});

export async function listRuns(context: Context, asked: MunicipalityId | undefined): Promise<OfficeRun[]> {
  const office = officeOf(context, asked);
  const { rows } = await rowsOf(runRow)`
    select run.id, run.municipality_id, scheme.name as scheme_name, run.amount_ore, run.note, run.state, run.accounts,
      run.filled, run.asked_by as asked_by_id, asker.name as asked_by, run.asked_at, decider.name as decided_by
    from office_run as run
    join scheme_version as version on version.id = run.version_id join scheme on scheme.id = version.scheme_id
    left join app_user as asker on asker.id = run.asked_by and asker.erased_at is null
    left join app_user as decider on decider.id = run.decided_by and decider.erased_at is null
    where run.municipality_id = ${office} order by run.asked_at desc, run.id desc limit ${MAX_RUNS}`.execute(
    context.db,
  );
  return rows.map(({ municipality_id, asked_by_id, ...run }) => ({
    ...run,
    can: canWithRun(context.actor, { municipality_id, state: run.state, asked_by: asked_by_id }),
  }));
}

type Typed = z.output<typeof endpoint.body>;

/** CRD-09: an amount into every open account of what runs now. A small one begins at once. */
export const initialiseCards = (context: Context, typed: Typed) =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const words = OFFICE_REFUSALS[context.language];
    const office = officeOf(context, typed.municipality_id);
    demandChanges(context, office);
    const amount_ore = demandTyped(context, typed);
    const version = await runningVersionOf(inside, typed.scheme_id, shortDate(context.now));
    if (!version || Number(version.municipality_id) !== office) refuse('not_found');
    const { rows } = await rowsOf({ accounts: number })`
      select count(*)::int as accounts from card where version_id = ${version.id} and closed_at is null`.execute(db);
    const accounts = rows[0]?.accounts ?? 0;
    if (accounts === 0) refuse('conflict', words.no_accounts);
    const left = await roomFor(inside, version);
    if (left < accounts * amount_ore) {
      const message = words.run_short(shortKroner(accounts * amount_ore), shortKroner(left));
      throw new Problem('invalid', { message, errors: { amount: [message] } });
    }
    const id = newId<'OfficeRunId'>();
    const isAlone = (await putInToday(inside, office)) + accounts * amount_ore <= ALONE_UP_TO_ORE;
    const actor = actorOf(context).id;
    const { numAffectedRows = 0n } = await sql`
      insert into office_run (id, municipality_id, version_id, amount_ore, note, state, accounts, asked_by, asked_at,
        decided_by, decided_at)
      values (${id}, ${office}, ${version.id}, ${amount_ore}, ${typed.reason}, ${isAlone ? 'running' : 'asked'}, ${accounts},
        ${actor}, ${context.now}, ${isAlone ? actor : null}, ${isAlone ? context.now : null})
      on conflict (version_id) where state in ('asked', 'running') do nothing`.execute(db);
    if (numAffectedRows === 0n) refuse('conflict', words.run_open);
    await recordAudit(inside, 'card.initialise', {
      municipality_id: office,
      details: { run: id, amount_ore, accounts, reason: typed.reason },
    });
    if (isAlone) await context.enqueue(db, fillAccounts, { id });
    return { id, state: isAlone ? ('running' as const) : ('asked' as const), accounts };
  });

const openRow = { municipality_id: number, state: z.enum(RUN_STATES), asked_by: ids.user.nullable() };

export const decideRun = (context: Context, id: OfficeRunId, decision: 'start' | 'stop'): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { rows } = await rowsOf(openRow)`
      select municipality_id, state, asked_by from office_run where id = ${id} for update`.execute(db);
    const run = rows[0];
    if (!run || !maySeeAccounts(context.actor, run.municipality_id)) refuse('not_found');
    demandChanges(context, run.municipality_id);
    const words = OFFICE_REFUSALS[context.language];
    if (!canWithRun(context.actor, run)[decision]) {
      refuse('conflict', run.state === 'asked' ? words.other_admin : words.run_over);
    }
    await sql`update office_run set state = ${decision === 'start' ? 'running' : 'stopped'},
        decided_by = ${actorOf(context).id}, decided_at = ${context.now} where id = ${id}`.execute(db);
    await recordAudit(inside, `card.initialise_${decision}`, {
      municipality_id: run.municipality_id,
      details: { run: id },
    });
    if (decision === 'start') await context.enqueue(db, fillAccounts, { id });
    return undefined;
  });
