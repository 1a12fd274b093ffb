import { paths } from './paths.ts';

/** The rooms of a municipality's own people; the first load needs none of them. */
export const officePaths = {
  today: '/dashboard/municipality',
  organisations: paths.adminPanel,
  log: '/dashboard/municipality/log',
  people: '/dashboard/municipality/people',
  imports: '/dashboard/municipality/imports',
  announcements: '/dashboard/municipality/announcements',
  approval: '/dashboard/municipality/approval',
  activities: '/dashboard/municipality/activities',
  accounts: '/dashboard/municipality/accounts',
  scheme: '/dashboard/municipality/scheme',
  tickets: '/dashboard/municipality/tickets',
  equipment: '/dashboard/municipality/equipment',
  culture: '/dashboard/municipality/culture',
  reach: '/dashboard/municipality/reach',
  certificates: '/dashboard/municipality/certificates',
  studio: '/dashboard/municipality/studio',
  screens: '/dashboard/municipality/screens',
  audit: '/dashboard/municipality/audit',
  windDown: '/dashboard/municipality/wind-down',
  reports: `${paths.adminPanel}?list=reports`,
};

/** For the user who is asked to become one of them. */
export const staffInvitePath = '/dashboard/municipality/invitation';

/** Where the people of a lending place stand. */
export const deskPath = (id: string): string => `/dashboard/lending/${id}`;

export type OfficeRoom = keyof typeof officePaths;
