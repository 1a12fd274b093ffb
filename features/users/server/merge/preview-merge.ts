import { createHash } from 'node:crypto';
import { z } from 'zod';
import { maskAddress } from '#features/identity/mask-address.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { OwnMove, TwoAccounts } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { MergePreview } from '../../merge-contract.ts';
import { KIND_OF_TABLE, MERGE_KINDS, MERGE_STOPS, type MergeStopReason, NOT_COUNTED } from '../../merge-kinds.ts';
import { maySetRights } from '../../policy.ts';
import { countRows, isMoved, referencesOf } from './move-rows.ts';

const accountRow = z.object({
  id: ids.user,
  name: text,
  lang: z.enum(LOCALES),
  email: textOrNull,
  phone: textOrNull,
  municipality: textOrNull,
  created_at: text,
  email_verified_at: textOrNull,
  phone_verified_at: textOrNull,
  has_rights: boolean,
});
export type MergedAccount = z.infer<typeof accountRow>;

type Line = OwnMove & { column?: string };

/** What is going to be done, for the preview and the merge alike. */
export type MergePlan = {
  kept: MergedAccount;
  gone: MergedAccount;
  lines: readonly Line[];
  takesEmail: boolean;
  takesPhone: boolean;
  stops: readonly MergeStopReason[];
  digest: string;
};

export async function previewMerge(
  context: Context,
  accounts: TwoAccounts<UserId>,
  personalData: readonly PersonalData[],
): Promise<MergePreview> {
  const { lines, takesEmail, takesPhone, stops, digest, ...plan } = await planMerge(context, accounts, personalData);
  const [kept, gone] = [shown(plan.kept), shown(plan.gone)];
  return {
    kept,
    gone,
    lines: MERGE_KINDS.map((kind) => {
      const own = lines.filter((line) => kindOf(line) === kind);
      return {
        kind,
        moves: own.reduce((sum, { moves }) => sum + moves, 0),
        dropped: own.reduce((sum, { dropped }) => sum + dropped, 0),
      };
    }).filter(({ moves, dropped }) => moves + dropped > 0),
    takes: { email: takesEmail ? gone.email : null, phone: takesPhone ? gone.phone : null },
    stops: [...stops],
    digest,
  };
}

/** An erased user is not there; one that was merged is erased. */
export async function planMerge(
  context: Context,
  accounts: TwoAccounts<UserId>,
  personalData: readonly PersonalData[],
): Promise<MergePlan> {
  const { db } = context;
  if (accounts.gone === accounts.kept) refuse('not_found');
  const [kept, gone] = [await readAccount(context, accounts.kept), await readAccount(context, accounts.gone)];
  const stops = await stopsOf(context, accounts, personalData);
  const lines: Line[] = [];
  for (const { planMerge: plan } of personalData) lines.push(...((await plan?.({ ...accounts, db })) ?? []));
  for (const reference of referencesOf(personalData)) {
    if (!isMoved(reference.rule)) continue;
    lines.push({ table: reference.table, column: reference.column, ...(await countRows(db, reference, accounts)) });
  }
  // Into the account of a user with power nothing is brought that logs in to it.
  const takesEmail = !kept.has_rights && kept.email === null && gone.email_verified_at !== null;
  const takesPhone = !kept.has_rights && kept.phone === null && gone.phone_verified_at !== null;
  const read = { accounts, kept, gone, stops, lines, takesEmail, takesPhone };
  const digest = createHash('sha256').update(JSON.stringify(read)).digest('base64url');
  return { kept, gone, lines, takesEmail, takesPhone, stops, digest };
}

async function readAccount({ db }: Context, id: UserId): Promise<MergedAccount> {
  const { rows } = await rowsOf(accountRow)`
    select app_user.id, app_user.name, lang, email, phone, municipality.name as municipality, app_user.created_at,
      email_verified_at, phone_verified_at,
      scopes <> '{}' or exists (select from municipal_grant where user_id = app_user.id) as has_rights
    from app_user left join municipality on municipality.id = app_user.municipality_id
    where app_user.id = ${id} and erased_at is null`.execute(db);
  return rows[0] ?? refuse('not_found');
}

/** All of them, in the order in which they are told. */
async function stopsOf(
  context: Context,
  accounts: TwoAccounts<UserId>,
  personalData: readonly PersonalData[],
): Promise<MergeStopReason[]> {
  const { db, now } = context;
  const actor = actorOf(context);
  const found = new Set<string>();
  if (!maySetRights(actor, accounts.kept) || !maySetRights(actor, accounts.gone)) found.add('own_account');
  for (const { reason, when } of personalData.flatMap(({ stops = [] }) => stops)) {
    const { rows } = await rowsOf({ holds: boolean })`select ${when({ ...accounts, now })} as holds`.execute(db);
    if (rows[0]?.holds) found.add(reason);
  }
  return MERGE_STOPS.filter((reason) => found.has(reason));
}

const kindOf = ({ table, column }: Line): string | undefined =>
  NOT_COUNTED.has(`${table}.${column}`) ? undefined : (KIND_OF_TABLE as Record<string, string | undefined>)[table];

const shown = ({ id, name, email, phone, municipality, created_at }: MergedAccount): MergePreview['kept'] => ({
  id,
  name,
  email: email && maskAddress(email),
  phone: phone && maskAddress(phone),
  municipality,
  created_at,
});
