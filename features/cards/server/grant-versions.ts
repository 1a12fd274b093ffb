import { sql } from 'kysely';
import { z } from 'zod';
import { districtId, municipalityId } from '#features/municipalities/contract.ts';
import { allRunningVersions, type DecidedVersion, isYes, why } from '#features/schemes/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { type Day, monthsAfter } from '#platform/language/days.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { Db } from '#platform/server/database.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { openCards } from './create-card.ts';
import { factsOf } from './family.ts';
import { roomIn } from './grant.ts';
import { tellOfGrantsJob } from './jobs-declared.ts';
import { renewCards } from './renew-cards.ts';

const AT_ONCE = 200;
const BEFORE_THE_FIRST = '00000000-0000-0000-0000-000000000000';

/** Where a scheme asks for the income, the family answers again with each version: nothing comes by itself. */
export async function grantVersions(services: JobServices): Promise<void> {
  const today = shortDate(services.now());
  const versions = await allRunningVersions(services, today);
  for (const version of versions.filter(({ rules }) => rules.access === 'all')) {
    await inTurn(services, version, false, (db, last) => cardsToRenew(db, version, last));
    await inTurn(services, version, true, (db, last) => childrenToOpenFor(db, version, last, today));
  }
}

const candidateRow = z.object({
  id: text,
  child_id: ids.child,
  first_name: text,
  last_name: text,
  born_on: text,
  municipality_id: municipalityId.nullable(),
  district_id: districtId.nullable(),
  postal_code: textOrNull,
  owner_user_id: ids.user.nullable(),
});
type Candidate = z.infer<typeof candidateRow>;

/** In small transactions, in the order of ids; what is done is not found again, so that the next run goes on from there. */
async function inTurn(
  services: JobServices,
  version: DecidedVersion,
  isNew: boolean,
  find: (db: Db, last: string) => Promise<Candidate[]>,
): Promise<void> {
  let last = BEFORE_THE_FIRST;
  await inBatches(
    services,
    'grant cards',
    async (db) => {
      const found = await find(db, last);
      const context = { db, now: services.now(), secrets: services.secrets, actor: null };
      const today = shortDate(services.now());
      const entitled = found.filter((child) => isYes(why(factsOf(child, today, null), version)));
      // When the budget is used up the rest get nothing, as when a family asks for an account itself.
      const served = entitled.length === 0 ? [] : entitled.slice(0, await roomIn(context, version));
      if (served.length > 0) {
        const card_ids = await openCards(context, version, served);
        const granted = await renewCards(context, version, card_ids);
        if (!granted.ok) throw new Error('The frame was used by others meanwhile.');
        await services.enqueue(db, tellOfGrantsJob, { version_id: version.id, card_ids, is_new: isNew });
      }
      last = found.at(-1)?.id ?? last;
      return served.length < entitled.length ? 0 : found.length;
    },
    AT_ONCE,
  );
}

/** Accounts that are open and were last granted under another version. */
async function cardsToRenew(db: Db, { id, scheme_id }: DecidedVersion, last: string): Promise<Candidate[]> {
  const { rows } = await rowsOf(candidateRow)`
    select card.id, child.id as child_id, first_name, last_name, born_on, child.municipality_id::text,
      child.district_id::text, postal_code, owner_user_id
    from card join child on child.id = card.child_id
    where card.scheme_id = ${scheme_id} and card.version_id <> ${id} and card.closed_at is null and card.id > ${last}
    order by card.id limit ${AT_ONCE}`.execute(db);
  return rows;
}

/**
 * Children whom we knew before they could have an account, and told that it comes by itself. Those who could have had one
 * from the day we met them are left to their guardians.
 */
async function childrenToOpenFor(
  db: Db,
  { scheme_id, municipality_id, rules }: DecidedVersion,
  last: string,
  today: Day,
): Promise<Candidate[]> {
  const counted = rules.age_on ?? today;
  const couldFrom = sql`greatest(${rules.starts_on}::date,
    ${rules.age_on === null ? sql`child.born_on + make_interval(years => ${rules.min_age}::int)` : sql`${rules.starts_on}::date`})`;
  const { rows } = await rowsOf(candidateRow)`
    select child.id, child.id as child_id, first_name, last_name, born_on, child.municipality_id::text,
      child.district_id::text, postal_code, first.guardian_user_id as owner_user_id
    from child join lateral (
      select guardian_user_id from guardianship
      where guardianship.child_id = child.id and ended_at is null order by started_at, id limit 1
    ) as first on true
    where child.municipality_id = ${Number(municipality_id)} and child.id > ${last}
      and child.born_on <= ${monthsAfter(counted, -rules.min_age * 12)}::date
      and child.born_on > ${monthsAfter(counted, -(rules.max_age + 1) * 12)}::date
      and child.created_at < ${couldFrom}
      and not exists (select from card where card.scheme_id = ${scheme_id} and card.child_id = child.id)
    order by child.id limit ${AT_ONCE}`.execute(db);
  return rows;
}
