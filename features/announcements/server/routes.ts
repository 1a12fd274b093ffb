import { type Route, route } from '#platform/server/routes.ts';
import * as office from '../office-contract.ts';
import { createAnnouncement, endAnnouncement, officeAnnouncements, updateAnnouncement } from './office.ts';

export const announcementRoutes: Route[] = [
  route(office.listOfficeAnnouncements, (context, { query }) => officeAnnouncements(context, query)),
  route(office.createAnnouncement, async (context, { body }) => ({ data: await createAnnouncement(context, body) })),
  route(office.updateAnnouncement, (context, { params, body }) => updateAnnouncement(context, params.id, body)),
  route(office.endAnnouncement, (context, { params }) => endAnnouncement(context, params.id)),
];
