import type { EventWithAccess } from '#features/events/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';

type Asking = Pick<Context, 'now' | 'language'>;

/** Wrong state: the sentence says what to do instead. */
export function demandNotOver({ now, language }: Asking, { is_completed, last_end_at }: EventWithAccess): void {
  if (is_completed) refuse('conflict', REFUSALS[language].is_completed);
  if (hasEnded(last_end_at, now)) refuse('conflict', REFUSALS[language].has_ended);
}

export const hasEnded = (lastEndAt: string | null, now: Date): boolean =>
  lastEndAt !== null && Date.parse(lastEndAt) <= now.getTime();

/** Neither it nor a copy of it is published before the user who took it down says so. */
export function demandNotTakenDown({ language }: Asking, { taken_down_reason }: EventWithAccess): void {
  if (taken_down_reason !== null) refuse('conflict', REFUSALS[language].is_taken_down(taken_down_reason));
}

/** Shown, and not called off already. */
export function demandPublished(asking: Asking, event: EventWithAccess): void {
  demandShown(asking, event);
  demandNotOver(asking, event);
}

/** For a single time, which can be to come where all that still takes place is over. */
export function demandShown({ language }: Asking, { status, is_completed }: EventWithAccess): void {
  const texts = REFUSALS[language];
  if (status === 'draft') refuse('conflict', texts.is_draft);
  if (status === 'cancelled') refuse('conflict', texts.is_cancelled_already);
  if (is_completed) refuse('conflict', texts.is_completed);
}

export function demandCancelled(asking: Asking, event: EventWithAccess): void {
  if (event.status !== 'cancelled') refuse('conflict', REFUSALS[asking.language].not_cancelled);
  demandNotOver(asking, event);
}
