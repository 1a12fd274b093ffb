import { sql } from 'kysely';
import type { ReportCaseId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';

type Sides = { reporter: UserId; reported: UserId; decider: UserId; appellant: UserId };

/** A case about a user that was decided and appealed against, with a report. */
export async function givenCase(db: Db, { reporter, reported, decider, appellant }: Sides): Promise<ReportCaseId> {
  const id = newId<'ReportCaseId'>();
  await sql`insert into report_case (id, kind, subject_id, name, reported_user_id, municipality_ids, tenant_key,
      is_about_child, opened_at, due_at, decision, decision_reason, decided_by, decided_at, appeal_side, appeal_words,
      appealed_by, appealed_at, appeal_decision, appeal_reason, appeal_decided_by, appeal_decided_at)
    values (${id}, 'user', ${reported}, 'Et navn', ${reported}, '{}', 'bergen', false, now(), now(), 'warn',
      'Ikke greit', ${decider}, now(), 'reported', 'Det var ikke meg', ${appellant}, now(), 'warn', 'Det var det',
      ${decider}, now())`.execute(db);
  await sql`insert into report (id, case_id, reporter_id, reason, words, snapshot, created_at)
    values (${newId<'ReportId'>()}, ${id}, ${reporter}, 'hurtful', 'Slik skriver man ikke',
      '{"words": "Noe stygt", "by": "Et navn", "at": null}', now())`.execute(db);
  await sql`insert into report_referral (case_id, authority, referred_on, reason, referred_by, referred_at, ended_at)
    values (${id}, 'police', current_date, 'Truet et barn', ${decider}, now(), now())`.execute(db);
  return id;
}

/** A person on every side of it. */
export async function givenReports(db: Db, id: UserId, other: UserId): Promise<void> {
  await givenCase(db, { reporter: id, reported: other, decider: other, appellant: other });
  await givenCase(db, { reporter: other, reported: id, decider: id, appellant: id });
}
