import type { EventWithAccess } from '#features/events/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';

/** Shifts are made before it is published, and neither made nor changed when it is off or over. */
export function demandChangeable({ now, language }: Context, event: EventWithAccess): void {
  const texts = REFUSALS[language];
  if (event.status === 'cancelled') refuse('conflict', texts.cancelled);
  if (event.is_completed) refuse('conflict', texts.completed);
  if (event.last_end_at !== null && Date.parse(event.last_end_at) <= now.getTime()) refuse('conflict', texts.ended);
}

export function demandTakeable(context: Context, event: EventWithAccess, slot: { end_at: string }): void {
  if (event.status === 'draft') refuse('conflict', REFUSALS[context.language].not_published);
  demandChangeable(context, event);
  demandNotOver(context, slot);
}

/** The list of who had a shift that is over is never changed. */
export function demandNotOver({ now, language }: Context, { end_at }: { end_at: string }): void {
  if (Date.parse(end_at) <= now.getTime()) refuse('conflict', REFUSALS[language].slot_over);
}
