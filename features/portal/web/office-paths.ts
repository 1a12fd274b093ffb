import { paths } from './paths.ts';

/** The rooms of a municipality's own people; the first load needs none of them. */
export const officePaths = {
  organisations: paths.adminPanel,
  accounts: '/dashboard/municipality/accounts',
  scheme: '/dashboard/municipality/scheme',
  tickets: '/dashboard/municipality/tickets',
  certificates: '/dashboard/municipality/certificates',
  audit: '/dashboard/municipality/audit',
  reports: `${paths.adminPanel}?list=reports`,
};

export type OfficeRoom = keyof typeof officePaths;
