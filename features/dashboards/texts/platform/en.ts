import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  page_title: 'Operations',
  title: 'Running Nabolag',
  lead: 'For those who run the portal for all the municipalities.',
  label: 'Rooms of operations',
  rooms: {
    organisations: { name: 'Organisers', note: 'Requests and everyone who takes part' },
    users: { name: 'Users', note: 'Find, help and block' },
    tenants: { name: 'Municipalities', note: 'Looks, contents and what is switched on' },
    switches: { name: 'Switches', note: 'What is on, and where' },
    imports: { name: 'Imports', note: 'What is fetched from others, and how it went' },
    announcements: { name: 'Announcements', note: 'What is shown in every portal' },
    certificates: { name: 'Certificates', note: 'What organisers can give, everywhere or in one municipality' },
    messages: { name: 'Messages', note: 'What waits, and what did not arrive' },
    jobs: { name: 'Jobs', note: 'The last run, and what failed' },
    health: { name: 'Health', note: 'Whether every part of the portal is well' },
    audit: { name: 'Audit log', note: 'What was done, and whether the chain is whole' },
    'wind-downs': { name: 'Closing down', note: 'Portals that end, and proof afterwards' },
  },
  forbidden: {
    title: 'This page is for those who run the portal',
    text: 'To help residents of your municipality, look in the menu below your picture.',
    action: 'To the overview',
  },
};
