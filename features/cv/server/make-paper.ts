import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { lockUser } from '#features/identity/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate, startOfDay } from '#platform/language/dates.ts';
import { dayAfter, monthsAfter } from '#platform/language/days.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { randomToken } from '#platform/server/secrets.ts';
import type { CvPaper } from '../contract.ts';
import { CV_PARTS, MAX_OPEN_PAPERS, type PaperMonths } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { choicesOf } from './choices.ts';
import { cvFacts } from './own-cv.ts';
import { contentFor } from './paper-content.ts';
import { ownPaper, shownPaper, signatureOf } from './paper-rows.ts';

/** BEY-10: what the user has chosen to show is written down as it is now, and signed. */
export async function makePaper(
  context: Context,
  origins: OriginSettings,
  { months }: { months: PaperMonths },
): Promise<CvPaper> {
  const texts = REFUSALS[context.language];
  const actor = actorOf(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    // Two at once are counted one after the other.
    await lockUser(db, actor.id);
    const choices = await choicesOf(inside);
    if (CV_PARTS.every((part) => choices[part] === 'me')) refuse('conflict', texts.nothing_shown);
    if ((await countOpen(inside)) >= MAX_OPEN_PAPERS) refuse('conflict', texts.too_many(MAX_OPEN_PAPERS));
    const id = newId<'CvPaperId'>();
    const content = JSON.stringify(contentFor(await cvFacts(inside), choices, inside.tenant.name));
    await sql`
      insert into cv_paper (id, user_id, code, file_key, tenant_key, language, content, signature, created_at, expires_at)
      values (${id}, ${actor.id}, ${newCode()}, ${randomToken()}, ${inside.tenant.key}, ${inside.language}, ${content},
        ${signatureOf(inside.secrets, id, content)}, ${inside.now}, ${endOf(inside.now, months)})`.execute(db);
    return shownPaper(inside, await ownPaper(inside, id), origins);
  });
}

async function countOpen(context: Context): Promise<number> {
  const { rows } = await rowsOf({ open: number })`
    select count(*)::int as open from cv_paper
    where user_id = ${actorOf(context).id} and withdrawn_at is null and expires_at > ${context.now}`.execute(
    context.db,
  );
  return rows[0]?.open ?? 0;
}

/** The last day included. */
const endOf = (now: Date, months: PaperMonths): Date => startOfDay(dayAfter(monthsAfter(shortDate(now), months), 1));

const CODE_LETTERS = 26;
const newCode = (): string =>
  BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(32)
    .toUpperCase()
    .padStart(CODE_LETTERS, '0');
