import { sql } from 'kysely';
import { z } from 'zod';
import { ids, type SchemeId, type SchemeVersionId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type SchemeVersion, schemeForm, schemeRules } from '../contract.ts';
import { readForm } from '../form.ts';
import { canWithVersion, type VersionAccess } from '../policy.ts';
import { MAX_VERSIONS, VERSION_STATES } from '../rules.ts';

const versionRow = z.object({
  id: ids.schemeVersion,
  scheme_id: ids.scheme,
  municipality_id: number,
  number,
  state: z.enum(VERSION_STATES),
  form: schemeForm,
  rules: schemeRules.nullable(),
  starts_on: textOrNull,
  ends_on: textOrNull,
  revision: number,
  changed_at: text,
  changed_by: textOrNull,
  sent_at: textOrNull,
  sent_by: textOrNull,
  sent_by_id: ids.user.nullable(),
  published_at: textOrNull,
  published_by: textOrNull,
  decided_by: textOrNull,
  case_number: textOrNull,
  decided_on: textOrNull,
  ended_on: textOrNull,
  end_reason: textOrNull,
  has_other_admin: boolean,
});
export type VersionRow = z.infer<typeof versionRow>;

const nameOf = (column: string) =>
  sql`(select name from app_user where app_user.id = v.${sql.ref(column)} and erased_at is null)`;

const statement = (context: Context, condition: ReturnType<typeof sql>) => rowsOf(versionRow)`
  select v.id, v.scheme_id, s.municipality_id, v.number, v.state, v.form, v.rules, v.starts_on, v.ends_on, v.revision,
    v.changed_at, ${nameOf('changed_by')} as changed_by, v.sent_at, ${nameOf('sent_by')} as sent_by,
    v.sent_by as sent_by_id, v.published_at, ${nameOf('published_by')} as published_by, v.decided_by, v.case_number,
    v.decided_on, v.ended_on, v.end_reason,
    exists (
      select from municipal_grant g
      join app_user u on u.id = g.user_id and u.blocked_at is null and u.erased_at is null
      where g.municipality_id = s.municipality_id and g.role = 'admin' and g.user_id <> ${actorOf(context).id}
    ) as has_other_admin
  from scheme_version v join scheme s on s.id = v.scheme_id
  where ${condition}
  order by v.number desc
  limit ${MAX_VERSIONS}`;

export async function readVersion(context: Context, id: SchemeVersionId): Promise<VersionRow | undefined> {
  return (await statement(context, sql`v.id = ${id}`).execute(context.db)).rows[0];
}

/** The newest first. */
export async function readVersionsOf(context: Context, schemeId: SchemeId): Promise<VersionRow[]> {
  return (await statement(context, sql`v.scheme_id = ${schemeId}`).execute(context.db)).rows;
}

export const accessTo = ({ municipality_id, state, sent_by_id, has_other_admin }: VersionRow): VersionAccess => ({
  municipality_id,
  state,
  sent_by: sent_by_id,
  has_other_admin,
});

export function shownVersion({ actor }: Context, row: VersionRow): SchemeVersion {
  const { scheme_id: _, municipality_id: _municipality, sent_by_id: _sender, has_other_admin: _other, ...rest } = row;
  const { form, revision: _revision, ...version } = rest;
  return { ...version, rules: row.rules ?? readForm(form).rules, can: canWithVersion(actor, accessTo(row)) };
}
