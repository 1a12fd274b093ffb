import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Route, route } from '#platform/server/routes.ts';
import {
  fetchTimetable,
  getTimetableAddress,
  listMyEntries,
  removeTimetableAddress,
  renewTimetableAddress,
} from '../contract.ts';
import { personCalendar } from './person-calendar.ts';
import { myEntries } from './queries.ts';
import { removeSecretAddress, renewSecretAddress, secretAddress } from './secret-address.ts';

export const timetableRoutes = (origins: OriginSettings): Route[] => [
  route(listMyEntries, (context, { query }) => myEntries(context, query)),
  route(getTimetableAddress, async (context) => ({ data: await secretAddress(context, origins) })),
  route(renewTimetableAddress, async (context) => ({ data: await renewSecretAddress(context, origins) })),
  route(removeTimetableAddress, (context) => removeSecretAddress(context)),
  route(fetchTimetable, (context, { params }) => personCalendar(context, params.token, origins)),
];
