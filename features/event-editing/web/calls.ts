import type * as events from '#features/events/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';
import type * as times from '../occurrence-contract.ts';
import type * as office from '../office-contract.ts';
import type * as down from '../taken-down-contract.ts';

export const getEventForm = remote<typeof contract.getEventForm>('GET', '/events/{id}/form');
export const createDraft = remote<typeof contract.createDraft>('POST', '/events/draft');
export const updateDraft = remote<typeof contract.updateDraft>('PUT', '/events/draft/{id}');
export const updateEvent = remote<typeof contract.updateEvent>('PUT', '/events/{id}');
export const deleteEvent = remote<typeof contract.deleteEvent>('DELETE', '/events/{id}');
export const publishEvent = remote<typeof contract.publishEvent>('POST', '/events/{id}/publish');
export const unpublishEvent = remote<typeof contract.unpublishEvent>('POST', '/events/{id}/unpublish');
export const liftTakingDown = remote<typeof contract.liftTakingDown>('POST', '/events/{id}/lift');
export const listTakenDownEvents = remote<typeof down.listTakenDownEvents>('GET', '/events/taken-down');
export const listOfficeEvents = remote<typeof office.listOfficeEvents>('GET', '/municipality/events');
export const cancelEvent = remote<typeof contract.cancelEvent>('POST', '/events/{id}/cancel');
export const uncancelEvent = remote<typeof contract.uncancelEvent>('POST', '/events/{id}/uncancel');
export const completeEvent = remote<typeof contract.completeEvent>('POST', '/events/{id}/complete');
export const copyEvent = remote<typeof contract.copyEvent>('POST', '/events/{id}/copy');

export const listOccurrences = remote<typeof times.listOccurrences>('GET', '/events/{id}/occurrences');
export const updateOccurrence = remote<typeof times.updateOccurrence>('PUT', '/occurrences/{id}');
export const publishOccurrence = remote<typeof times.publishOccurrence>('POST', '/occurrences/{id}/publish');
export const unpublishOccurrence = remote<typeof times.unpublishOccurrence>('POST', '/occurrences/{id}/unpublish');

export const listEventGallery = remote<typeof contract.listEventGallery>('GET', '/events/gallery');
export const listEventCollection = remote<typeof contract.listEventCollection>('GET', '/events/collection');
export const exportEvents = remote<typeof contract.exportEvents>('POST', '/organizations/{id}/events/export');
export const listRunEvents = remote<typeof contract.listRunEvents>('GET', '/organizations/{id}/events/run');

export const listEventTypes = remote<typeof events.listEventTypes>('GET', '/events/types');
export const listEventCategories = remote<typeof events.listEventCategories>('GET', '/events/categories');
export const listEventKeywords = remote<typeof events.listEventKeywords>('GET', '/events/keywords');
