import { sql } from 'kysely';
import { PARTS } from '#features/retention/periods.ts';
import { type DecidedVersion, decidedVersion } from '#features/schemes/server/public.ts';
import { ids, type SchemeVersionId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { type Day, monthsAfter } from '#platform/language/days.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { takeBackLeftovers } from './grant.ts';

const AT_ONCE = 200;
const BEFORE_THE_FIRST = '00000000-0000-0000-0000-000000000000';
/** An account that nothing has come after for so long is closed, and what is left in it goes back. */
const WAITS_MONTHS = 12;
const HOUR_MS = 3_600_000;

/** The periods that are over end as their versions say. */
export async function expireCards(services: JobServices): Promise<void> {
  const today = shortDate(services.now());
  for (const id of await versionsOver(services, today)) {
    const version = await decidedVersion(services, id);
    if (version) await endVersion(services, version, today);
  }
  await forgetChildren(services);
}

/** A few of each municipality, over the years. */
async function versionsOver({ db }: JobServices, today: Day): Promise<SchemeVersionId[]> {
  const { rows } = await rowsOf({ id: ids.schemeVersion })`
    select id from scheme_version v
    where v.state in ('published', 'ended') and least(v.ends_on, v.ended_on) < ${today}::date
      and exists (select from card where card.version_id = v.id)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

async function endVersion(services: JobServices, version: DecidedVersion, today: Day): Promise<void> {
  const { rules, last_day } = version;
  const closes = rules.at_end === 'closed' || last_day < monthsAfter(today, -WAITS_MONTHS);
  const returns = closes || rules.leftover === 'returned';
  let last = BEFORE_THE_FIRST;
  await inBatches(
    services,
    'expire cards',
    async (db, limit) => {
      const { rows } = await rowsOf({ id: ids.card, municipality_id: number })`
        select card.id, card.municipality_id from card
        join ledger_account purse on purse.municipality_id = card.municipality_id and purse.kind = 'purse'
          and purse.owner_id = card.id
        where card.version_id = ${version.id} and card.id > ${last}
          and ((${returns} and purse.posted_ore > purse.held_ore) or (${closes} and card.closed_at is null))
        order by card.id limit ${limit} for update of card`.execute(db);
      const context = { db, now: services.now(), actor: null };
      if (returns) await takeBackLeftovers(context, version, rows);
      if (closes) {
        await sql`update card set closed_at = ${context.now}
          where id = any(${rows.map(({ id }) => id)}::uuid[]) and closed_at is null`.execute(db);
      }
      last = rows.at(-1)?.id ?? last;
      return rows.length;
    },
    AT_ONCE,
  );
}

/** The number stays in the accounts; whose it was, and the PIN, do not. */
async function forgetChildren(services: JobServices): Promise<void> {
  const before = new Date(services.now().getTime() - PARTS.card_child.hours * HOUR_MS);
  await inBatches(services, 'forget children of cards', async (db, limit) => {
    const { numAffectedRows = 0n } = await sql`
      update card set child_id = null, pin_sealed = ''
      where id in (
        select id from card where closed_at < ${before} and child_id is not null order by closed_at limit ${limit})`.execute(
      db,
    );
    return Number(numAffectedRows);
  });
}
