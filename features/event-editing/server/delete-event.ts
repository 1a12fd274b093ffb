import { mayDelete } from '#features/events/policy.ts';
import { changeEvent, demandEvent, type EventWithAccess } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { deleteUnreferred } from '#features/uploads/server/public.ts';
import { type EventId, ids, type UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { peopleEver } from './participants.ts';
import { show } from './version.ts';

/** EVF-02: it is gone for everybody. What people count on, or have been at, is cancelled instead. */
export async function deleteEvent(context: Context, id: EventId): Promise<undefined> {
  await changeEvent(context, id, demandDeletable, async (inside, event) => {
    const people = await peopleEver(inside, id);
    if (people > 0) refuse('conflict', REFUSALS[context.language].people_signed_up_delete(people));
    const uploads = await removePapers(inside, id);
    await inside.db
      .updateTable('event')
      .set({ deleted_at: context.now, draft: null, picture_upload_id: null, changed_by: actorOf(context).id })
      .where('id', '=', id)
      .execute();
    await deleteUnreferred(inside.db, uploads, context.now);
    await show(inside, id, { isOrdinary: false });
    await recordFact(inside, 'event:deleted', {
      organisation_id: event.organisation_id,
      event_id: id,
      details: { name: event.name },
    });
  });
  return undefined;
}

async function demandDeletable(context: Context, id: EventId): Promise<EventWithAccess> {
  const event = await demandEvent(context, id);
  if (!mayDelete(event)) refuse('forbidden');
  return event;
}

/** Answers with the files that had a place there. */
async function removePapers({ db }: Context, id: EventId): Promise<UploadId[]> {
  const { rows } = await rowsOf({ upload_id: ids.upload })`
    with documents as (delete from event_document where event_id = ${id} returning upload_id)
    select upload_id from documents
    union select picture_upload_id from event where id = ${id} and picture_upload_id is not null`.execute(db);
  return rows.map(({ upload_id }) => upload_id);
}
