import type { EventDetail, OwnEventAccess } from '#features/events/contract.ts';
import { eventState } from '#features/events/rules.ts';

export const TOOLS = [
  'publish',
  'edit',
  'participants',
  'door',
  'shifts',
  'invite',
  'copy',
  'programme',
  'complete',
  'unpublish',
  'take_down',
  'lift',
  'cancel',
  'uncancel',
  'remove',
] as const;
export type Tool = (typeof TOOLS)[number];

type Facts = Pick<
  EventDetail,
  | 'is_canceled'
  | 'is_completed'
  | 'is_published'
  | 'is_recurring'
  | 'is_volunteer'
  | 'end_at'
  | 'attendees_count'
  | 'capacity'
>;

/** EVT-03: what those who run an activity can do with it as it is now, in the order in which it is shown. */
export function toolsFor(
  event: Facts,
  { can, taken_down_reason }: Pick<OwnEventAccess, 'can' | 'taken_down_reason'>,
  now: Date,
): Tool[] {
  const state = eventState(event, now);
  const isDraft = state === 'draft';
  const isTakenDown = taken_down_reason !== null;
  const isCancelled = state === 'cancelled';
  const isOver = event.end_at !== null && Date.parse(event.end_at) <= now.getTime();
  const isRunning = !isDraft && !isCancelled && !isOver && !event.is_completed;
  const isShown: Record<Tool, boolean> = {
    publish: can.run && isDraft && !isTakenDown,
    // A draft has no one to disappoint: it is edited also when its dates have passed.
    edit: can.run && (isDraft || !isOver),
    participants: can.see_attendees && !isDraft,
    door: can.run && isRunning,
    shifts: can.run,
    invite: can.run && isRunning,
    copy: can.run && !isTakenDown,
    programme: can.run && !isDraft,
    complete: can.run && event.is_volunteer && !isDraft && !isCancelled && !event.is_completed,
    unpublish: can.unpublish,
    take_down: can.take_down,
    lift: can.lift,
    cancel: can.run && isRunning,
    uncancel: can.run && isCancelled,
    remove: can.delete,
  };
  return TOOLS.filter((tool) => isShown[tool]);
}
