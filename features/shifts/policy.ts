import { isListClosed } from '#features/attendance/rules.ts';
import { type EventAccess, mayWith } from '#features/events/policy.ts';

/** Everybody who sees the activity takes shifts and gives them back; those who run it do so for others too. */
export const maySetHolder = (event: EventAccess, { isForOther }: { isForOther: boolean }): boolean =>
  !isForOther || mayWith(event, 'run');

/** The names of those who help: when the list has closed only for those who may take it along. */
export const maySeeHolders = (event: EventAccess & { last_end_at: string | null }, now: Date): boolean =>
  mayWith(event, 'see_attendees') && (!isListClosed(event.last_end_at, now) || mayWith(event, 'export_people'));
