import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { askedMunicipality, lockMunicipality } from '#features/municipalities/server/public.ts';
import type { ImportQuestionId, ImportSourceId, OrganisationId } from '#features/vocabulary/ids.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { mayChangeSources, maySeeImports } from '../../policy.ts';
import type { SourceForm } from '../../source-contract.ts';
import { fitsQuestion, MAX_SOURCES, QUESTION_KINDS, type QuestionAnswer, type SourceKind } from '../../source-rules.ts';
import { REFUSALS } from '../../texts/refusals.ts';
import { importOneSource } from './jobs-declared.ts';
import type { SourceReader } from './source-reader.ts';

type NewSource = SourceForm & { kind: SourceKind; address: string; municipality_id?: MunicipalityId | undefined };

/** BEY-17: from now on it is fetched, for the first time at once. */
export const createSource = (
  context: Context,
  reader: SourceReader,
  { municipality_id, ...form }: NewSource,
): Promise<{ id: ImportSourceId }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const office = askedMunicipality(inside, municipality_id);
    demandAdmin(inside, office);
    const address = addressIn(inside, reader, form.address);
    await lockMunicipality(db, office);
    await demandRoom(inside, office, address);
    await demandOrganisation(inside, office, form.organization_id);
    const id = newId<'ImportSourceId'>();
    await sql`
      insert into import_source (id, municipality_id, organisation_id, kind, name, address, created_at)
      values (${id}, ${office}, ${form.organization_id}, ${form.kind}, ${form.name}, ${address}, ${inside.now})`.execute(
      db,
    );
    // Who has the address of a calendar can often read it, and nothing is taken out of the log.
    await recordAudit(inside, 'import_source.create', {
      municipality_id: office,
      details: { source: id, name: form.name, host: new URL(address).host },
    });
    await fetchSoon(inside, id, false);
    return { id };
  });

export const updateSource = (context: Context, id: ImportSourceId, form: SourceForm): Promise<undefined> =>
  changeSource(context, id, async (inside, { municipality_id }) => {
    await demandOrganisation(inside, municipality_id, form.organization_id);
    await sql`
      update import_source set name = ${form.name}, organisation_id = ${form.organization_id}, etag = null,
        last_modified = null
      where id = ${id}`.execute(inside.db);
    await recordAudit(inside, 'import_source.change', { municipality_id, details: { source: id, name: form.name } });
    await fetchSoon(inside, id, false);
  });

/** A job takes its activities down; to everybody else it is gone. */
export const deleteSource = (context: Context, id: ImportSourceId): Promise<undefined> =>
  changeSource(context, id, async (inside, { municipality_id, name }) => {
    await sql`update import_source set removed_at = ${inside.now} where id = ${id}`.execute(inside.db);
    await recordAudit(inside, 'import_source.delete', { municipality_id, details: { source: id, name } });
    await fetchSoon(inside, id, false);
  });

export const fetchSource = (context: Context, id: ImportSourceId, acceptsLoss: boolean): Promise<undefined> =>
  changeSource(context, id, async (inside, { municipality_id, name }) => {
    if (acceptsLoss) {
      await recordAudit(inside, 'import_source.accept_loss', { municipality_id, details: { source: id, name } });
    }
    await fetchSoon(inside, id, acceptsLoss);
  });

const questionRow = z.object({
  source_id: ids.importSource,
  kind: z.enum(QUESTION_KINDS),
  name: text,
  is_answered: boolean,
});

/** Remembered, and carried out the next time that the source is fetched: now. */
export async function answerQuestion(
  context: Context,
  id: ImportQuestionId,
  answer: QuestionAnswer,
): Promise<undefined> {
  const { rows } = await rowsOf({ source_id: ids.importSource })`
    select source_id from import_question where id = ${id}`.execute(context.db);
  const sourceId = rows[0]?.source_id ?? refuse('not_found');
  return changeSource(context, sourceId, async (inside, { municipality_id }) => {
    const words = REFUSALS[context.language];
    const { rows: found } = await rowsOf(questionRow)`
      select source_id, kind, name, answer is not null as is_answered from import_question
      where id = ${id} for update`.execute(inside.db);
    const question = found[0] ?? refuse('not_found');
    if (question.is_answered) refuse('conflict', words.answered);
    if (!fitsQuestion(question.kind, answer)) {
      refuse('invalid', words.wrong_answer, { answer: [words.wrong_answer] });
    }
    await sql`
      update import_question set answer = ${answer}, answered_at = ${inside.now} where id = ${id}`.execute(inside.db);
    await sql`update import_source set etag = null, last_modified = null where id = ${sourceId}`.execute(inside.db);
    await recordAudit(inside, 'import_source.answer', {
      municipality_id,
      details: { source: sourceId, name: question.name, answer },
    });
    await fetchSoon(inside, sourceId, false);
  });
}

const fetchSoon = (context: Context, source_id: ImportSourceId, accepts_loss: boolean): Promise<void> =>
  context.enqueue(context.db, importOneSource, { source_id, accepts_loss });

/** To people of other municipalities it is not there. */
function demandAdmin({ actor }: Context, office: number): void {
  if (!maySeeImports(actor, office)) refuse('not_found');
  if (!mayChangeSources(actor, office)) refuse('forbidden');
}

const sourceRow = { municipality_id: number, name: text };
type Found = { municipality_id: number; name: string };

async function changeSource(
  context: Context,
  id: ImportSourceId,
  work: (inside: Context, found: Found) => Promise<void>,
): Promise<undefined> {
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { rows } = await rowsOf(sourceRow)`
      select municipality_id, name from import_source where id = ${id} and removed_at is null for update`.execute(db);
    const found = rows[0] ?? refuse('not_found');
    demandAdmin(inside, found.municipality_id);
    await work(inside, found);
  });
  return undefined;
}

/** Calendars are often handed out as webcal:, which is the same over https. */
function addressIn({ language }: Context, reader: SourceReader, typed: string): string {
  const words = REFUSALS[language];
  const url = URL.parse(typed.replace(/^webcals?:/i, 'https:'));
  const fault = url === null || url.username !== '' || url.password !== '' ? 'not_an_address' : reader.faultIn(url);
  if (url === null || fault) {
    const sentence = words[fault ?? 'not_an_address'];
    refuse('invalid', sentence, { address: [sentence] });
  }
  url.hash = '';
  return url.href;
}

async function demandRoom({ db, language }: Context, office: number, address: string): Promise<void> {
  const { rows } = await rowsOf({ address: text })`
    select address from import_source where municipality_id = ${office} and removed_at is null
    limit ${MAX_SOURCES}`.execute(db);
  const words = REFUSALS[language];
  if (rows.length >= MAX_SOURCES) refuse('conflict', words.too_many(MAX_SOURCES));
  if (rows.some((row) => row.address === address)) refuse('invalid', words.taken, { address: [words.taken] });
}

async function demandOrganisation({ db, language }: Context, office: number, id: OrganisationId | null): Promise<void> {
  if (id === null) return;
  const { rows } = await sql`
    select from organisation
    where id = ${id} and municipality_id = ${office} and status = 'accepted' and deleted_at is null`.execute(db);
  const message = REFUSALS[language].no_such_organisation;
  if (rows.length === 0) refuse('invalid', message, { organization_id: [message] });
}
