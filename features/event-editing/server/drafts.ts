import { changeEventWith } from '#features/events/server/public.ts';
import { deleteUnreferred } from '#features/uploads/server/public.ts';
import type { EventId, UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { jsonb } from '#platform/server/rows.ts';
import type { ParsedForm } from '../contract.ts';
import { plainForm } from '../plain-text.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandRunning, madeBy } from './create-event.ts';
import { readEventRow } from './event-row.ts';
import { resolveForm } from './resolve-form.ts';
import { countVersion, demandVersion, refresh } from './version.ts';
import { columnsOf, writeParts } from './write-form.ts';

type Saved = { id: EventId; version: number };

/**
 * EVF-02: what has been typed so far is kept as it was typed. What can be read out of it already is also where the
 * activity's page finds it, so that those who run it see what it will look like.
 */
export async function createDraft(context: Context, typed: ParsedForm): Promise<Saved> {
  const form = plainForm(typed);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await demandRunning(inside, form.organization_id);
    return insertDraft(inside, form);
  });
}

/** `from`: the activity that it is a copy of, whose files it may have too. */
export async function insertDraft(inside: Context, form: ParsedForm, from: EventId | null = null): Promise<Saved> {
  const id = newId<'EventId'>();
  const resolved = await resolveForm(inside, form, from);
  await inside.db
    .insertInto('event')
    .values({
      ...columnsOf(inside, form, resolved),
      id,
      status: 'draft',
      draft: jsonb(form),
      ...madeBy(inside),
    })
    .execute();
  await writeParts(inside, id, form, resolved);
  await refresh(inside, id);
  return { id, version: 1 };
}

export async function updateDraft(
  context: Context,
  id: EventId,
  { form: typed, version }: { form: ParsedForm; version: number },
): Promise<Saved> {
  const form = plainForm(typed);
  return changeEventWith(context, id, 'run', async (inside, event) => {
    await demandVersion(inside, event, version);
    if (event.status !== 'draft') refuse('conflict', REFUSALS[context.language].not_draft);
    if (form.organization_id !== event.organisation_id) await demandRunning(inside, form.organization_id);
    const before = await readEventRow(inside, id);
    const resolved = await resolveForm(inside, form, id);
    await inside.db
      .updateTable('event')
      .set({ ...columnsOf(inside, form, resolved, before.thumbnail_url), draft: jsonb(form) })
      .where('id', '=', id)
      .execute();
    await writeParts(inside, id, form, resolved);
    await dropPicture(inside, before.picture_upload_id, resolved.picture?.id ?? null);
    await refresh(inside, id);
    return countVersion(inside, id);
  });
}

/** A picture that has been replaced is gone at once, unless it stands elsewhere too. */
export async function dropPicture(
  { db, now }: Context,
  before: UploadId | null,
  after: UploadId | null,
): Promise<void> {
  if (before !== null && before !== after) await deleteUnreferred(db, [before], now);
}
