import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  label: 'Municipal office',
  current: 'Municipal office:',
  municipality: 'Municipality',
  groups: { people: 'Organisers and people', benefits: 'Schemes', portal: 'The portal', insight: 'Insight' },
  rooms: {
    activities: 'Activities',
    approval: 'Approval',
    announcements: 'Announcements',
    people: 'People',
    log: 'Log',
    imports: 'Imports',
    today: 'Today',
    organisations: 'Organisers',
    accounts: 'Leisure accounts',
    scheme: 'The scheme',
    tickets: 'Tickets',
    equipment: 'Equipment',
    culture: 'Culture cards',
    reach: 'Numbers',
    certificates: 'Certificates',
    screens: 'Screens',
    reports: 'Reports',
    studio: 'Appearance',
    audit: 'Audit',
    windDown: 'Closing down',
  },
};
