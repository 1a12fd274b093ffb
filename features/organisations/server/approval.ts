import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { askedMunicipality, lockMunicipality } from '#features/municipalities/server/public.ts';
import type { RequestOf } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { ApprovalOffice, setApprovalRule } from '../approval-contract.ts';
import { APPROVAL_MODES, type ApprovalRule } from '../approval-rules.ts';
import { mayChangeApproval, maySeeApproval } from '../policy.ts';
import { REQUEST_REFUSALS } from '../texts/request-refusals.ts';

const ruleRow = z.object({ version: number, mode: z.enum(APPROVAL_MODES), forms: z.array(text) });
const versionRow = ruleRow.extend({ reason: text, changed_at: text, changed_by: textOrNull });

/** The one that holds. */
export async function approvalRuleOf({ db }: Pick<Context, 'db'>, office: number): Promise<ApprovalRule | null> {
  const { rows } = await rowsOf(ruleRow)`
    select version, mode, forms from approval_rule
    where municipality_id = ${office} order by version desc limit 1`.execute(db);
  return rows[0] ?? null;
}

const SHOWN_VERSIONS = 20;

/** Who changed it stands only in the log. */
export async function readApproval(context: Context, asked: MunicipalityId | undefined): Promise<ApprovalOffice> {
  const office = askedMunicipality(context, asked);
  if (!maySeeApproval(context.actor, office)) refuse('not_found');
  const { rows } = await rowsOf(versionRow)`
    select rule.version, rule.mode, rule.forms, rule.reason, rule.changed_at, changer.name as changed_by
    from approval_rule rule
    left join audit_entry entry on entry.municipality_id = rule.municipality_id
      and split_part(entry.action, '.', 1) = 'approval' and entry.details ->> 'version' = rule.version::text
    left join app_user changer on changer.id = entry.actor_user_id and changer.erased_at is null
    where rule.municipality_id = ${office}
    order by rule.version desc
    limit ${SHOWN_VERSIONS}`.execute(context.db);
  return { versions: rows, can: { change: mayChangeApproval(context.actor, office) } };
}

type Wanted = RequestOf<typeof setApprovalRule>['body'];

export const changeApproval = (context: Context, wanted: Wanted): Promise<{ version: number }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { mode, forms, reason } = wanted;
    const office = askedMunicipality(context, wanted.municipality_id);
    if (!maySeeApproval(context.actor, office)) refuse('not_found');
    if (!mayChangeApproval(context.actor, office)) refuse('forbidden');
    const words = REQUEST_REFUSALS[context.language];
    if (mode === 'by_rule' && forms.length === 0) refuse('invalid', words.no_forms, { forms: [words.no_forms] });
    await lockMunicipality(db, office);
    const version = ((await approvalRuleOf(inside, office))?.version ?? 0) + 1;
    if (version !== wanted.version + 1) refuse('conflict', words.rule_changed);
    await sql`
      insert into approval_rule (municipality_id, version, mode, forms, reason, changed_at)
      values (${office}, ${version}, ${mode}, ${[...new Set(forms)].sort()}::text[], ${reason}, ${context.now})`.execute(
      db,
    );
    await recordAudit(inside, 'approval.change', { municipality_id: office, details: { version, mode, reason } });
    return { version };
  });
