import { exportMenu } from '#features/exports/texts/menu/en.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  page_title: 'Municipal office',
  lead: (total) => {
    if (total === 0) return 'Nothing is waiting for an answer. All is quiet.';
    return total === 1 ? 'One thing is waiting for an answer.' : `${total} things are waiting for an answer.`;
  },
  waiting_title: 'Waiting for an answer',
  waiting: {
    organisations: 'New organisers',
    senders: 'Sender names for text messages',
    reports: 'Reports',
    claims: 'Payments from leisure accounts',
    participations: 'Organisers who want to accept leisure accounts',
    certificates: 'Requests for the municipality’s certificates',
  },
  notes: {
    organisations: 'See what the register says, and answer',
    senders: 'Accept or refuse the name',
    reports: 'Content that people have reacted to',
    claims: 'Approve or reject',
    participations: 'Approve or reject',
    certificates: 'Organisers answer these',
  },
  none: 'Nothing here now',
  year: {
    title: 'Reporting',
    text: 'A line for each organiser: members, activities, times and participations in the year. No person is named.',
    year: 'Year',
    export: { ...exportMenu, file: 'organisers' },
  },
  rooms_title: 'The rooms',
  groups: {
    people: 'Organisers and content',
    benefits: 'Schemes for residents',
    portal: 'Your portal',
    insight: 'Insight',
  },
  failed: 'We could not load what is waiting.',
  forbidden: {
    title: 'This is the office of the municipality’s staff',
    text: 'You have no role in a municipality here. Ask your municipality if you should have one.',
    action: 'To the dashboard',
  },
  doors: {
    reach: 'What happens, and who it reaches',
    activities: 'Find any activity, take down and allow again',
    approval: 'By hand, or by rule when the register confirms',
    announcements: 'A line on top of every page',
    people: 'Who has access, and when they were last here',
    log: 'What was done, who did it and why',
    imports: 'Sources, latest run and faults',
    organisations: 'New organisers, and all that are approved',
    reports: 'Cases about content and conduct',
    accounts: 'Accounts, payments and payouts',
    scheme: 'Rules, amounts and periods',
    tickets: 'Tickets and groups',
    equipment: 'Equipment on loan',
    culture: 'Culture cards and venues',
    certificates: 'The municipality’s own certificates',
    studio: 'Name, colours, texts and pictures',
    screens: 'Information screens and important notices',
    audit: 'The accounts and how they are checked',
    windDown: 'When the portal ends: days, rehearsal and proof',
  },
};
