import { sql } from 'kysely';
import { z } from 'zod';
import type { EventId, ImportSourceId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { QUESTION_ANSWERS, QUESTION_KINDS, type QuestionKind } from '../../source-rules.ts';

const answerRow = z.object({
  external_id: text,
  kind: z.enum(QUESTION_KINDS),
  content_hash: text,
  answer: z.enum(QUESTION_ANSWERS),
});
export type GivenAnswer = z.infer<typeof answerRow>;

/** What admins have decided about a batch. That it is the same as one that is gone by now is no longer so. */
export async function answersTo(
  db: Db,
  source_id: ImportSourceId,
  externalIds: readonly string[],
): Promise<Map<string, GivenAnswer>> {
  const { rows } = await rowsOf(answerRow)`
    select q.external_id, q.kind, q.content_hash, q.answer
    from import_question q join event e on e.id = q.event_id
    where q.source_id = ${source_id} and q.external_id = any(${sql.val([...externalIds])}::text[])
      and q.answer is not null and (q.kind = 'changed' or q.answer = 'different' or e.deleted_at is null)`.execute(db);
  return new Map(rows.map((row) => [questionKey(row.kind, row.external_id), row]));
}

export const questionKey = (kind: QuestionKind, external_id: string): string => `${kind} ${external_id}`;

export type Question = {
  external_id: string;
  kind: QuestionKind;
  event_id: EventId;
  name: string;
  venue: string | null;
  start_at: string;
  content_hash: string;
};

/** Asked once. Of a change, what the source says now is asked about again; that two are different holds. */
export async function ask(db: Db, source_id: ImportSourceId, questions: readonly Question[], now: Date): Promise<void> {
  if (questions.length === 0) return;
  const rows = questions.map((question) => ({ ...question, id: newId<'ImportQuestionId'>() }));
  await sql`
    insert into import_question (id, source_id, external_id, kind, event_id, name, venue, start_at, content_hash, asked_at)
    select r.id, ${source_id}, r.external_id, r.kind, r.event_id, r.name, r.venue, r.start_at, r.content_hash,
      ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (
      id uuid, external_id text, kind text, event_id uuid, name text, venue text, start_at timestamptz, content_hash text
    )
    on conflict (source_id, external_id, kind) do update set
      event_id = excluded.event_id, name = excluded.name, venue = excluded.venue, start_at = excluded.start_at,
      content_hash = excluded.content_hash, answer = null, answered_at = null,
      asked_at = case when import_question.answer is null then import_question.asked_at else excluded.asked_at end`.execute(
    db,
  );
}

/** What nobody need answer any more: it is gone, or no longer looks like another. */
export async function dropUnasked(db: Db, source_id: ImportSourceId, asked: readonly string[]): Promise<void> {
  await sql`
    delete from import_question
    where source_id = ${source_id} and answer is null
      and not (kind || ' ' || external_id) = any(${sql.val([...asked])}::text[])`.execute(db);
}
