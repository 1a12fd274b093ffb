import { z } from 'zod';
import { isThere, notify, type Recipient, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { responsibleFor } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantByKey } from '#features/tenants/resolve.ts';
import type { ReportCaseId, UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { DECISIONS, REPORT_KINDS } from '../rules.ts';
import type { CaseWithAccess } from './case-access.ts';

const toldRow = z.object({
  number,
  kind: z.enum(REPORT_KINDS),
  about: text,
  tenant_key: text,
  due_at: text,
  decision: z.enum(DECISIONS),
  reason: text,
});

async function caseToTell({ db }: Context, id: ReportCaseId) {
  const { rows } = await rowsOf(toldRow)`
    select number, kind, name as about, tenant_key, due_at,
      coalesce(appeal_decision, decision, 'nothing') as decision, coalesce(appeal_reason, decision_reason, '') as reason
    from report_case where id = ${id}`.execute(db);
  return rows[0] ?? refuse('not_found');
}

/** Where both sides read what became of it. */
const OWN_CASES = '/notifications';

type ToReporter = { template: 'reportReceived' | 'reportReferred' } | { template: 'reportAnswered'; isAppeal: boolean };

/** The receipt goes to the user who reports now, everything else to all who did. */
export async function tellReporter(
  context: Context,
  origins: OriginSettings,
  id: ReportCaseId,
  telling: ToReporter,
): Promise<void> {
  const { number, kind, about, tenant_key, due_at, decision, reason } = await caseToTell(context, id);
  const tenant = tenantByKey(tenant_key) ?? context.tenant;
  const only = telling.template === 'reportReceived' ? actorOf(context).id : null;
  for (const { id: user_id, name, address: to, lang: language } of await reportersOf(context, id, only)) {
    const url = messageAddress({ tenant, language }, origins, `${OWN_CASES}#sak-${number}`);
    const values = { name, kind, about, number, url };
    const due = whenInLetter({ start_at: due_at }, language, context.now);
    const told = { to, user_id, language };
    if (telling.template === 'reportAnswered') {
      const { template, isAppeal } = telling;
      await notify({ ...context, tenant }, { ...told, template, values: { ...values, decision, reason, isAppeal } });
    } else if (telling.template === 'reportReceived') {
      await notify({ ...context, tenant }, { ...told, template: 'reportReceived', values: { ...values, due } });
    } else {
      await notify({ ...context, tenant }, { ...told, template: 'reportReferred', values });
    }
  }
}

const MAX_REPORTERS = 200;

async function reportersOf({ db }: Context, id: ReportCaseId, only: UserId | null): Promise<Recipient[]> {
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient}
    from report join app_user on app_user.id = report.reporter_id
    where report.case_id = ${id} and ${isThere} and (${only}::uuid is null or app_user.id = ${only}::uuid)
    order by report.created_at, report.id
    limit ${MAX_REPORTERS}`.execute(db);
  return rows;
}

/** Who answers for what was reported: the user who wrote it or is it, else the organisation's admins. */
export async function recipientsOfReported(context: Context, found: CaseWithAccess): Promise<Recipient[]> {
  const { kind, organisation_id, reported_user_id } = found;
  if (kind === 'event' || kind === 'organisation' || kind === 'picture') {
    return organisation_id ? responsibleFor(context, organisation_id) : [];
  }
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient} from app_user where app_user.id = ${reported_user_id} and ${isThere}`.execute(context.db);
  return rows;
}

/** Neither who reported it nor what they wrote. */
export async function tellReported(
  context: Context,
  origins: OriginSettings,
  id: ReportCaseId,
  people: readonly Recipient[],
  { isAppeal }: { isAppeal: boolean },
): Promise<void> {
  const { number, kind, about, tenant_key, decision, reason } = await caseToTell(context, id);
  const tenant = tenantByKey(tenant_key) ?? context.tenant;
  for (const { id: user_id, name, address: to, lang: language } of people) {
    const url = messageAddress({ tenant, language }, origins, `${OWN_CASES}#sak-${number}`);
    const values = { name, kind, about, number, decision, reason, isAppeal, url };
    await notify({ ...context, tenant }, { to, user_id, language, template: 'reportedDecided', values });
  }
}
