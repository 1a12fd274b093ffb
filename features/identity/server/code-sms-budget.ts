import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';
import type { Purpose } from './verifications.ts';

/** How many codes go out by SMS in a day: they cost, and strangers can ask for them. */
export type CodeSmsBudget = { perDay: number; perDayOfTenant: number };

const DAY_MS = 86_400_000;

type Counter = { key: string; most: number };

/** The second factor is counted apart: strangers must not use up what others need to log in. */
function countersOf({ perDay, perDayOfTenant }: CodeSmsBudget, tenant: string, purpose: Purpose): Counter[] {
  const kind = purpose === 'two_factor' ? 'second-factor' : 'code';
  return [
    { key: `sms ${kind} all`, most: perDay },
    { key: `sms ${kind} tenant ${tenant}`, most: perDayOfTenant },
  ];
}

const isPhone = (username: string): boolean => username.startsWith('+');

/** The same refusal for every number, whether it has an account or not, and a way that is still open: e-mail. */
export async function demandCodeSmsLeft(
  context: Context,
  budget: CodeSmsBudget,
  { username, purpose }: { username: string; purpose: Purpose },
): Promise<void> {
  if (!isPhone(username)) return;
  for (const { key, most } of countersOf(budget, context.tenant.key, purpose)) {
    const { rows } = await rowsOf({ count: number, ends_at: text })`
      select count, ends_at from rate_window where key = ${key} and ends_at > ${context.now}`.execute(context.db);
    const [window] = rows;
    if ((window?.count ?? 0) < most) continue;
    const message = REFUSALS[context.language].no_more_sms;
    const retryAfterSeconds =
      Math.ceil((Date.parse(window?.ends_at ?? '') - context.now.getTime()) / 1000) || DAY_MS / 1000;
    throw new Problem('too_many', { message, errors: { username: [message] }, retryAfterSeconds });
  }
}

/** Counts an SMS that is about to be sent; false when there is none left. The row goes an hour after its day has ended. */
export async function takeCodeSms(
  { db, now }: { db: Db; now: Date },
  budget: CodeSmsBudget,
  { username, purpose, tenant }: { username: string; purpose: Purpose; tenant: string },
): Promise<boolean> {
  if (!isPhone(username)) return true;
  let hasRoom = true;
  for (const { key, most } of countersOf(budget, tenant, purpose)) {
    const { rows } = await rowsOf({ count: number })`
      insert into rate_window as present (key, count, ends_at) values (${key}, 1, ${new Date(now.getTime() + DAY_MS)})
      on conflict (key) do update set
        count = case when present.ends_at <= ${now} then 1 else present.count + 1 end,
        ends_at = case when present.ends_at <= ${now} then excluded.ends_at else present.ends_at end
      returning count`.execute(db);
    hasRoom &&= (rows[0]?.count ?? 0) <= most;
  }
  return hasRoom;
}
