import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as times from '../occurrence-contract.ts';
import * as office from '../office-contract.ts';
import { listTakenDownEvents } from '../taken-down-contract.ts';
import { cancelEvent, uncancelEvent } from './cancel-event.ts';
import { completeEvent } from './complete-event.ts';
import { copyEvent } from './copy-event.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { createDraft, updateDraft } from './drafts.ts';
import { requestEventsExport } from './events-export.ts';
import { formState } from './form-state.ts';
import { listOccurrences } from './list-occurrences.ts';
import { takenDownEvents } from './list-taken-down.ts';
import { officeEvents } from './office-events.ts';
import { eventCollection, eventGallery } from './pictures.ts';
import { publishEvent } from './publish-event.ts';
import { runEvents } from './run-events.ts';
import { publishOccurrence, unpublishOccurrence } from './show-occurrence.ts';
import { liftTakingDown, unpublishEvent } from './unpublish-event.ts';
import { updateEvent } from './update-event.ts';
import { updateOccurrence } from './update-occurrence.ts';

export const seriesRoutes: Route[] = [
  route(contract.listEventGallery, async (context, { query }) => ({
    data: await eventGallery(context, query.organization),
  })),
  route(contract.listEventCollection, (context) => ({ data: eventCollection(context) })),
  route(listTakenDownEvents, (context, { query }) => takenDownEvents(context, query)),
  route(contract.getEventForm, async (context, { params }) => ({ data: await formState(context, params.id) })),
  route(contract.exportEvents, async (context, { params, body }) => ({
    data: await requestEventsExport(context, params.id, body.type),
  })),
  route(contract.listRunEvents, (context, { params, query }) => runEvents(context, params.id, query)),

  route(contract.createEvent, async (context, { body }) => ({ data: await createEvent(context, body.form) })),
  route(contract.createDraft, async (context, { body }) => ({ data: await createDraft(context, body.form) })),
  route(contract.updateDraft, async (context, { params, body }) => ({
    data: await updateDraft(context, params.id, body),
  })),
  route(contract.updateEvent, async (context, { params, query, body }) => ({
    data: await updateEvent(context, params.id, body, query),
  })),
  route(contract.deleteEvent, (context, { params }) => deleteEvent(context, params.id)),
  route(contract.publishEvent, async (context, { params, body }) => ({
    data: await publishEvent(context, params.id, body),
  })),
  route(contract.unpublishEvent, async (context, { params, body }) => ({
    data: await unpublishEvent(context, params.id, body),
  })),
  route(contract.liftTakingDown, async (context, { params, body }) => ({
    data: await liftTakingDown(context, params.id, body),
  })),
  route(contract.cancelEvent, async (context, { params, body }) => ({
    data: await cancelEvent(context, params.id, body),
  })),
  route(contract.uncancelEvent, async (context, { params, body }) => ({
    data: await uncancelEvent(context, params.id, body),
  })),
  route(contract.completeEvent, async (context, { params }) => ({ data: await completeEvent(context, params.id) })),
  route(contract.copyEvent, async (context, { params }) => ({ data: await copyEvent(context, params.id) })),

  route(office.listOfficeEvents, (context, { query }) => officeEvents(context, query)),
  route(times.listOccurrences, (context, { params, query }) => listOccurrences(context, params.id, query)),
  route(times.updateOccurrence, async (context, { params, body }) => ({
    data: await updateOccurrence(context, params.id, body),
  })),
  route(times.publishOccurrence, (context, { params }) => publishOccurrence(context, params.id)),
  route(times.unpublishOccurrence, (context, { params }) => unpublishOccurrence(context, params.id)),
];
