import { type EventId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Fact, Hearing } from '#platform/server/hear.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { lockClaims } from './claim-rows.ts';
import { dropClaims } from './end-claims.ts';

/** A child who tries a few times has few payments for the same activity. */
const MAX_TRIALS = 20;

/** BEY-11: who leaves before the trial is over has paid nothing. In the transaction in which they leave. */
export async function endTrial(hearing: Hearing, { event_id, subject_user_id }: Fact): Promise<void> {
  if (event_id === null || subject_user_id === null) return;
  const { rows } = await trialsOf(hearing, event_id, subject_user_id);
  const claims = await lockClaims(
    hearing,
    rows.map(({ id }) => id),
  );
  await dropClaims(
    hearing,
    claims.filter(({ state }) => state === 'waiting'),
    'abandoned',
  );
}

const trialsOf = ({ db, now }: Hearing, event: EventId, child: UserId) =>
  rowsOf({ id: ids.claim })`
    select claim.id from claim join card on card.id = claim.card_id join child on child.id = card.child_id
    where claim.event_id = ${event} and child.user_id = ${child} and claim.state = 'waiting'
      and claim.ready_on > ${shortDate(now)}::date
      and not exists (
        select from attendance join occurrence on occurrence.id = attendance.occurrence_id
        where occurrence.event_id = claim.event_id and attendance.user_id = child.user_id
          and attendance.status = 'attending')
    order by claim.id limit ${MAX_TRIALS}`.execute(db);
