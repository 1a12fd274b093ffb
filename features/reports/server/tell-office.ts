import { z } from 'zod';
import { isThere, notify, type Recipient, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { portalOf, staffToTell } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type ReportCaseId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { REPORT_KINDS } from '../rules.ts';

const openedRow = z.object({
  number,
  kind: z.enum(REPORT_KINDS),
  about: text,
  due_at: text,
  isAboutChild: boolean,
  municipality_ids: z.array(number),
  is_with_platform: boolean,
  decided_by: ids.user.nullable(),
  reported_user_id: ids.user.nullable(),
});

/** The municipality's admins where it is theirs, else those who look after all contents. Not a user who may not decide it. */
export async function tellOffice(
  context: Context,
  origins: OriginSettings,
  id: ReportCaseId,
  { isAppeal, only }: { isAppeal: boolean; only?: UserId },
): Promise<void> {
  const { rows } = await rowsOf(openedRow)`
    select number, kind, name as about, due_at, is_about_child as "isAboutChild", municipality_ids, is_with_platform, decided_by,
      reported_user_id
    from report_case where id = ${id}`.execute(context.db);
  const { number, kind, about, due_at, isAboutChild, ...whose } = rows[0] ?? refuse('not_found');
  const [municipality] = whose.municipality_ids;
  const tenant = municipality === undefined ? context.tenant : portalOf(context.tenant, municipality);
  const involved = [actorOf(context).id, whose.decided_by, whose.reported_user_id];
  const people = (await officeOf(context, whose)).filter((one) =>
    only ? one.id === only : !involved.includes(one.id),
  );
  for (const { id: user_id, name, address: to, lang: language } of people) {
    const url = messageAddress({ tenant, language }, origins, '/dashboard/admin?list=reports');
    const due = whenInLetter({ start_at: due_at }, language, context.now);
    const values = { name, kind, about, number, due, isAboutChild, isAppeal, url };
    await notify({ ...context, origins, tenant }, { to, user_id, language, template: 'caseOpened', values });
  }
}

/** Those who decide about a case where it is now. */
export function officeOf(
  context: Context,
  { municipality_ids: [municipality], is_with_platform }: { municipality_ids: number[]; is_with_platform: boolean },
): Promise<Recipient[]> {
  return municipality === undefined || is_with_platform ? moderators(context) : staffToTell(context, municipality);
}

const MAX_MODERATORS = 50;

async function moderators({ db }: Context): Promise<Recipient[]> {
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient}
    from app_user
    where app_user.scopes && array['moderator', 'admin'] and ${isThere}
    order by app_user.scopes @> array['admin'], app_user.id
    limit ${MAX_MODERATORS}`.execute(db);
  return rows;
}
