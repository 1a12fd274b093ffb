import type { Page } from '@playwright/test';
import { CLUB } from './accounts.ts';

/** A picture of the README or the tour, as it is taken of the demo. */
export type Picture = {
  name: string;
  size: keyof typeof SIZES;
  /** `{event}` is the address of the activity. */
  path: string;
  /** Words that find the activity. */
  event?: string;
  tenant?: string;
  /** A user of the demo. */
  as?: string;
  is_dark?: boolean;
  /** What is done on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
};

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  wall: { width: 1920, height: 1080 },
} as const;

const ACCOUNTS = 'demo-fritidskonto';

export const PICTURES: readonly Picture[] = [
  { name: 'events-desktop', size: 'desktop', path: '/events' },
  { name: 'events-phone', size: 'phone', path: '/events' },
  { name: 'events-phone-dark', size: 'phone', path: '/events', is_dark: true },
  { name: 'event-phone', size: 'phone', path: '{event}', event: 'Fredagsmiddag' },
  { name: 'calendar-desktop', size: 'desktop', path: '/events/calendar' },
  { name: 'map-desktop', size: 'desktop', path: '/events/map' },
  {
    name: 'filters-phone',
    size: 'phone',
    path: '/events',
    prepare: (page) => page.getByRole('link', { name: /^Filtrer/ }).click(),
  },
  { name: 'slideshow', size: 'wall', path: '/slideshow' },
  { name: 'organisation-desktop', size: 'desktop', path: `/organisations/${CLUB}` },
  { name: 'dashboard-desktop', size: 'desktop', path: '/dashboard', as: 'leder' },
  {
    name: 'members-desktop',
    size: 'desktop',
    path: `/organisations/${CLUB}?tab=members`,
    as: 'leder',
    prepare: (page) =>
      page.getByRole('heading', { name: 'Vil bli medlem' }).evaluate((heading) => heading.scrollIntoView()),
  },
  { name: 'requests-desktop', size: 'desktop', path: '/dashboard/admin', as: 'kommune' },
  { name: 'event-form-desktop', size: 'desktop', path: '/events/new', as: 'leder' },
  {
    name: 'participants-desktop',
    size: 'desktop',
    path: '{event}/participants',
    event: 'Åpen hall – medlemmer først',
    as: 'leder',
  },
  { name: 'door-phone', size: 'phone', path: '{event}/door', event: 'Bli venn med vannet', as: 'leder' },
  { name: 'my-phone', size: 'phone', path: '/my', as: 'bruker' },
  { name: 'notifications-desktop', size: 'desktop', path: '/notifications', as: 'bruker' },
  {
    name: 'office-desktop',
    size: 'desktop',
    path: '/dashboard/admin',
    as: 'kommune',
    prepare: (page) => page.getByRole('link', { name: 'Alle arrangører' }).click(),
  },
  {
    name: 'messages-desktop',
    size: 'desktop',
    path: '/chat',
    as: 'leder',
    prepare: (page) => page.locator('main li a').first().click(),
  },
  { name: 'messages-phone', size: 'phone', path: '/chat', as: 'leder' },
  { name: 'get-started-desktop', size: 'desktop', path: '/auth/get-started' },
  { name: 'profile-desktop', size: 'desktop', path: '/profile', as: 'bruker' },
  { name: 'family-desktop', size: 'desktop', path: '/fritidskonto', tenant: ACCOUNTS, as: 'bruker' },
  {
    name: 'accounts-desktop',
    size: 'desktop',
    path: '/dashboard/municipality/accounts',
    tenant: ACCOUNTS,
    as: 'kommune',
  },
  { name: 'marketplace-phone', size: 'phone', path: '/tickets/marketplace', tenant: ACCOUNTS, as: 'bruker' },
  { name: 'info-phone', size: 'phone', path: '/info', tenant: ACCOUNTS },
  { name: 'municipality-desktop', size: 'desktop', path: '/dashboard/municipality', as: 'kommune' },
  { name: 'reach-desktop', size: 'desktop', path: '/dashboard/municipality/reach', as: 'kommune' },
  { name: 'studio-desktop', size: 'desktop', path: '/dashboard/municipality/studio', as: 'kommune' },
  {
    name: 'screens-desktop',
    size: 'desktop',
    path: '/dashboard/municipality/screens',
    tenant: ACCOUNTS,
    as: 'kommune',
  },
];
