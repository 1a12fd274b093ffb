import { sql } from 'kysely';
import { sameBy } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { clearReports, isWithAuthority } from './evidence.ts';

export const reportPersonalData: PersonalData = {
  tables: [
    {
      table: 'report',
      owners: ['reporter_id'],
      exported: ['reason', 'words', 'created_at'],
      withheld: ['id', 'case_id', 'reporter_id', 'snapshot'],
      inWords: sql`(select number from report_case where report_case.id = report.case_id) as number`,
      // Others are still to be kept from harm: what was said stays, without who said it.
      erasure: 'cleared',
      merging: { reporter_id: { same: sameBy('case_id') } },
    },
    {
      table: 'report_case',
      owners: ['appealed_by'],
      // The user it is about finds the decision among their notifications; an open case is hidden from them.
      mentions: ['reported_user_id', 'assigned_to', 'decided_by', 'appeal_decided_by'],
      exported: ['number', 'appeal_words', 'appealed_at', 'appeal_decision', 'appeal_reason', 'appeal_decided_at'],
      withheld: [
        'id',
        'kind',
        'subject_id',
        'subject_seq',
        'name',
        'event_id',
        'organisation_id',
        'reported_user_id',
        'municipality_ids',
        'tenant_key',
        'is_about_child',
        'opened_at',
        'due_at',
        'decision',
        'decision_reason',
        'decided_by',
        'decided_at',
        'appeal_side',
        'appealed_by',
        'appeal_decided_by',
        'assigned_to',
        'is_with_platform',
        'suspended_until',
      ],
      erasure: 'cleared',
      merging: {
        appealed_by: 'moves',
        reported_user_id: 'moves',
        assigned_to: 'moves',
        decided_by: 'moves',
        appeal_decided_by: 'stays',
      },
    },
    {
      table: 'report_referral',
      owners: ['referred_by'],
      // Why is about others, and the user it is about is not told.
      exported: ['authority', 'referred_on', 'referred_at'],
      withheld: ['case_id', 'reason', 'referred_by', 'ended_at'],
      inWords: sql`(select number from report_case where report_case.id = report_referral.case_id) as number`,
      erasure: 'cleared',
      merging: { referred_by: 'stays' },
    },
  ],
  stops: [
    {
      // Those who decide must know whom it is about until the end.
      reason: 'report_open',
      when: ({ gone, kept }) => sql`exists (
        select from report_case
        where reported_user_id in (${gone}, ${kept})
          and (decided_at is null or (appealed_at is not null and appeal_decided_at is null)))`,
    },
  ],
  /**
   * What they wrote and what they are called goes, and where an authority has the case, goes when they are done with it;
   * that there was a case, and how it ended, stays.
   */
  async erase({ db, id }) {
    await clearReports(db, sql`report_case.reported_user_id = ${id} and not ${isWithAuthority}`);
    await sql`
      update report_case set name = '' where reported_user_id = ${id} and kind = 'user'
        and not ${isWithAuthority}`.execute(db);
    await sql`update report_case set appeal_words = '' where appealed_by = ${id}`.execute(db);
  },
};
