import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  label: 'Municipal office',
  current: 'Municipal office:',
  municipality: 'Municipality',
  rooms: {
    organisations: 'Organisers',
    accounts: 'Leisure accounts',
    scheme: 'The scheme',
    tickets: 'Tickets',
    equipment: 'Equipment',
    culture: 'Culture cards',
    certificates: 'Certificates',
    screens: 'Screens',
    reports: 'Reported',
    studio: 'Appearance',
    audit: 'Audit',
  },
};
