import { askedMunicipality } from '#features/municipalities/server/public.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as office from '../office-contract.ts';
import { createAnnouncement, endAnnouncement, officeAnnouncements, updateAnnouncement } from './office.ts';

export const announcementRoutes: Route[] = [
  route(office.listOfficeAnnouncements, (context, { query: { municipality_id, ...paging } }) =>
    officeAnnouncements(context, askedMunicipality(context, municipality_id), paging),
  ),
  route(office.createAnnouncement, async (context, { body: { municipality_id, ...written } }) => ({
    data: await createAnnouncement(context, askedMunicipality(context, municipality_id), written),
  })),
  route(office.updateAnnouncement, (context, { params, body }) =>
    updateAnnouncement(context, { ...params, isForAll: false }, body),
  ),
  route(office.endAnnouncement, (context, { params }) => endAnnouncement(context, { ...params, isForAll: false })),
  route(office.listAnnouncementsForAll, (context, { query }) => officeAnnouncements(context, null, query)),
  route(office.createAnnouncementForAll, async (context, { body }) => ({
    data: await createAnnouncement(context, null, body),
  })),
  route(office.updateAnnouncementForAll, (context, { params, body }) =>
    updateAnnouncement(context, { ...params, isForAll: true }, body),
  ),
  route(office.endAnnouncementForAll, (context, { params }) => endAnnouncement(context, { ...params, isForAll: true })),
];
