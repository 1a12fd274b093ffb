import type * as events from '#features/events/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as contract from '../../participants-contract.ts';

export const listAttendees = remote<typeof contract.listAttendees>('GET', '/occurrences/{id}/attendees');
export const listNotAttendees = remote<typeof contract.listNotAttendees>('GET', '/occurrences/{id}/not-attendees');
export const attendMultiple = remote<typeof contract.attendMultiple>('POST', '/occurrences/{id}/attend-multiple');
export const removeAttendee = remote<typeof contract.removeAttendee>('DELETE', '/attendees/{id}');
export const moveUp = remote<typeof contract.moveUp>('POST', '/attendees/{id}/up');
export const moveDown = remote<typeof contract.moveDown>('POST', '/attendees/{id}/down');
export const listAttendeeChanges = remote<typeof contract.listAttendeeChanges>('GET', '/attendees/{id}/changes');
export const exportAttendees = remote<typeof contract.exportAttendees>('POST', '/occurrences/{id}/attendees/export');
export const messageAttendees = remote<typeof contract.messageAttendees>('POST', '/events/{id}/messages');
export const setAttendeesCount = remote<typeof contract.setAttendeesCount>('PUT', '/events/{id}/attendees_count');

const getEvent = remote<typeof events.getEvent>('GET', '/events/{id}');

/** The answers that a change of those who take part can touch. */
export const PARTICIPANT_ANSWERS = [listAttendees, listNotAttendees, listAttendeeChanges, getEvent] as const;
