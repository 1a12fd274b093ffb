import { dueAt, isAboutChildren } from '#features/reports/rules.ts';
import { DEMO_ACCOUNTS, DEMO_MUNICIPALITY_ID } from './accounts.ts';
import { CASES, type DemoCase } from './data/cases.ts';
import { createRandom } from './random.ts';

const HOUR_MS = 3_600_000;

type Named = { id: string; name: string };
type CaseSubjects = { organisation: Named; events: readonly Named[] };

/** Something for those who decide about reports: rows for the two tables, in their order. */
export function demoCases(seed: string, nowMs: number, { organisation, events }: CaseSubjects) {
  const random = createRandom(`${seed}:cases`);
  const at = (hoursAgo: number): string => new Date(nowMs - hoursAgo * HOUR_MS).toISOString();
  const left = [...events];
  const subjectOf = ({ kind, about }: DemoCase): Named | undefined => {
    if (kind === 'user') return about && DEMO_ACCOUNTS[about];
    return kind === 'organisation' ? organisation : left.shift();
  };
  const made = CASES.flatMap((one) => {
    const subject = subjectOf(one);
    if (!subject) return [];
    const id = random.uuid(nowMs - one.hoursAgo * HOUR_MS);
    const isAboutChild = one.reports.some(({ reason }) => isAboutChildren(reason));
    const { answer, appeal } = one;
    const row = {
      id,
      kind: one.kind,
      subject_id: subject.id,
      subject_seq: 0,
      name: subject.name,
      event_id: one.kind === 'event' ? subject.id : null,
      organisation_id: one.kind === 'user' ? null : organisation.id,
      reported_user_id: one.kind === 'user' ? subject.id : null,
      municipality_ids: one.kind === 'user' ? [] : [DEMO_MUNICIPALITY_ID],
      tenant_key: 'bergen',
      is_about_child: isAboutChild,
      opened_at: at(one.hoursAgo),
      due_at: dueAt(isAboutChild, new Date(nowMs - one.hoursAgo * HOUR_MS)).toISOString(),
      decision: answer?.decision ?? null,
      decision_reason: answer?.reason ?? null,
      decided_by: answer ? DEMO_ACCOUNTS[answer.by].id : null,
      decided_at: answer ? at(answer.hoursAgo) : null,
      appeal_side: appeal?.side ?? null,
      appeal_words: appeal?.words ?? null,
      appealed_by: appeal ? DEMO_ACCOUNTS[appeal.by].id : null,
      appealed_at: appeal ? at(appeal.hoursAgo) : null,
    };
    const reports = one.reports.map(({ by, reason, words }) => ({
      id: random.uuid(nowMs - one.hoursAgo * HOUR_MS),
      case_id: id,
      reporter_id: DEMO_ACCOUNTS[by].id,
      reason,
      words,
      snapshot: { words: subject.name, by: null, at: null },
      created_at: at(one.hoursAgo),
    }));
    return [{ row, reports }];
  });
  return { cases: made.map(({ row }) => row), reports: made.flatMap(({ reports }) => reports) };
}
