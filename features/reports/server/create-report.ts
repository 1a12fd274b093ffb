import { sql } from 'kysely';
import { z } from 'zod';
import { cleanComment } from '#features/comments/rules.ts';
import { hidePerson } from '#features/messenger/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { keepUpload } from '#features/uploads/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import type { FileStore } from '#platform/server/files.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import type { Receipt } from '../contract.ts';
import { dueAt, HIDDEN_KINDS, isAboutChildren, MAX_WORDS_LENGTH, REASONS_FOR, type ReportReason } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type Copy, copiesOf } from './copy-files.ts';
import { readSubject, type Subject, type SubjectPath } from './subjects.ts';
import { tellOffice } from './tell-office.ts';
import { tellReporter } from './tell-sides.ts';

export type ReportParts = { origins: OriginSettings; files: FileStore };

type Said = SubjectPath & { reason: ReportReason; words: string; hide: boolean };

/** BEY-16: what is said of one thing while nobody has answered is one case; each user says it once. */
export async function createReport(context: Context, parts: ReportParts, said: Said): Promise<Receipt> {
  const { language } = context;
  if (!REASONS_FOR[said.kind].includes(said.reason)) throw faultyField('reason', 'invalid', language);
  const subject = await readSubject(context, said);
  if (subject.reported_user_id === actorOf(context).id) refuse('conflict', REFUSALS[language].own);
  if (await hasSaid(context, said)) refuse('conflict', REFUSALS[language].said_already);
  const copies = await copiesOf(context, parts.files, said, subject);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const opened = await openCase(inside, said, subject);
    await addReport(inside, opened.id, said, subject, copies);
    const { reported_user_id: reported } = subject;
    if (said.hide && reported && HIDDEN_KINDS.includes(said.kind)) await hidePerson(inside, reported);
    await tellReporter(inside, parts.origins, opened.id, { template: 'reportReceived' });
    if (opened.is_new) await tellOffice(inside, parts.origins, opened.id, { isAppeal: false });
    return { id: opened.id, number: opened.number, created_at: context.now.toISOString(), due_at: opened.due_at };
  });
}

/** Asked before files are copied: a report that is refused leaves its copies until they are swept. */
async function hasSaid(context: Context, { kind, id, seq }: Said): Promise<boolean> {
  const { rows } = await rowsOf({ has_said: boolean })`
    select exists (
      select from report_case join report on report.case_id = report_case.id
      where report_case.kind = ${kind} and report_case.subject_id = ${id} and report_case.subject_seq = ${seq}
        and report_case.decided_at is null and report.reporter_id = ${actorOf(context).id}
    ) as has_said`.execute(context.db);
  return rows[0]?.has_said ?? false;
}

const openedRow = z.object({ id: ids.reportCase, number, due_at: text, is_new: boolean });

const MAX_NAME_LENGTH = 300;

/** A case that may be about a child is due sooner. */
async function openCase({ db, now, tenant }: Context, said: Said, subject: Subject) {
  const isAboutChild = subject.has_minors || isAboutChildren(said.reason);
  const { rows } = await rowsOf(openedRow)`
    insert into report_case (id, kind, subject_id, subject_seq, name, event_id, organisation_id, reported_user_id,
      municipality_ids, tenant_key, is_about_child, opened_at, due_at)
    values (${newId<'ReportCaseId'>()}, ${said.kind}, ${said.id}, ${said.seq}, ${subject.name.slice(0, MAX_NAME_LENGTH)},
      ${subject.event_id}, ${subject.organisation_id}, ${subject.reported_user_id},
      ${subject.municipality_ids}::int[], ${tenant.key}, ${isAboutChild}, ${now}, ${dueAt(isAboutChild, now)})
    on conflict (kind, subject_id, subject_seq) where decided_at is null do update set
      is_about_child = report_case.is_about_child or excluded.is_about_child,
      due_at = least(report_case.due_at, excluded.due_at)
    returning id, number, due_at, xmax = 0 as is_new`.execute(db);
  return rows[0] ?? refuse('unavailable');
}

async function addReport(
  context: Context,
  caseId: z.infer<typeof openedRow>['id'],
  said: Said,
  { words, by, at }: Subject,
  copies: readonly Copy[],
): Promise<void> {
  const { db, now, language } = context;
  const id = newId<'ReportId'>();
  const { numAffectedRows } = await sql`
    insert into report (id, case_id, reporter_id, reason, words, snapshot, created_at)
    values (${id}, ${caseId}, ${actorOf(context).id}, ${said.reason},
      ${cleanComment(said.words).slice(0, MAX_WORDS_LENGTH)}, ${JSON.stringify({ words, by, at })}::jsonb, ${now})
    on conflict (case_id, reporter_id) do nothing`.execute(db);
  if (numAffectedRows !== 1n) refuse('conflict', REFUSALS[language].said_already);
  for (const [position, { upload_id, is_new }] of copies.entries()) {
    if (is_new) await keepUpload(db, upload_id);
    await sql`insert into report_file (report_id, position, upload_id) values (${id}, ${position}, ${upload_id})`.execute(
      db,
    );
  }
}
