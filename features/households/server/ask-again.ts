import { z } from 'zod';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { addDays } from '#platform/language/dates.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { defineJob, type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { DAYS_UNTIL_ASKED_AGAIN } from '../rules.ts';
import { type HouseholdParts, markAsked, takeOver } from './refresh-household.ts';

export type AskingParts = Pick<HouseholdParts, 'population' | 'numberOf'>;

const askAgain = defineJob({ name: 'households.ask-again', payload: z.object({}), cron: '17 * * * *' });

const AT_ONCE = 100;
/** So many an hour: a million guardians within nine days, and never more of the register than it bears. */
const ASKED_PER_RUN = 5000;
/** A number that the register stumbles over holds nobody up; so many one after the other, and it is the register. */
const FAILURES_IN_A_ROW = 5;

/**
 * BEY-05: a parent who has lost custody does not come and ask. Where the register does not answer nothing ends: that
 * guardian's turn comes again the next day, and a run in which it answers nobody has failed.
 */
export const askAgainWorker = (parts: AskingParts): Worker =>
  worker(askAgain, async (services) => {
    let failures = 0;
    for (let asked = 0; asked < ASKED_PER_RUN; ) {
      const guardians = await dueGuardians(services);
      if (guardians.length === 0) return;
      for (const guardian of guardians) {
        failures = (await isAnswered(services, parts, guardian)) ? 0 : failures + 1;
        if (failures === FAILURES_IN_A_ROW) throw new Error('The population register does not answer.');
      }
      services.countRows(guardians.length);
      asked += guardians.length;
    }
  });

async function dueGuardians({ db, now }: JobServices): Promise<UserId[]> {
  const { rows } = await rowsOf({ id: ids.user })`
    select distinct guardian_user_id as id from (
      select guardian_user_id from guardianship
      where source = 'register' and ended_at is null
        and (asked_at is null or asked_at < ${addDays(now(), -DAYS_UNTIL_ASKED_AGAIN)})
      order by asked_at nulls first limit ${AT_ONCE}
    ) as due`.execute(db);
  return rows.map(({ id }) => id);
}

async function isAnswered(services: JobServices, parts: AskingParts, guardian: UserId): Promise<boolean> {
  const { db, secrets, now } = services;
  const ssn = await parts.numberOf({ db, secrets }, guardian);
  if (ssn === null) {
    // It comes back with the next login by eID, and the register is asked then.
    await markAsked({ db, now: now() }, guardian);
    return true;
  }
  // Before the transaction: nothing is locked while others are asked.
  const registered = await parts.population.childrenOf(ssn).catch(() => null);
  const askTomorrow = () => markAsked({ db, now: addDays(now(), 1 - DAYS_UNTIL_ASKED_AGAIN) }, guardian);
  if (registered === null) await askTomorrow();
  else {
    try {
      await inTransaction(db, (inside) => takeOver({ db: inside, secrets, now: now() }, guardian, registered));
    } catch (error) {
      // The job is tried again, and goes on with the others.
      await askTomorrow();
      throw error;
    }
  }
  return registered !== null;
}
