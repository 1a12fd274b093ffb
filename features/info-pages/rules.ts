import type { PublicTenant } from '#features/tenants/contract.ts';

type InfoSlotType = PublicTenant['infoSlots'][number]['type'];

/** The name that each type of slot has in addresses, as the seeds spell them. */
export const PAGE_TYPE_OF_SLOT = {
  LEISURECARD: 'leisure-card',
  TICKETS: 'tickets',
  LEISURECARD_CUSTOM: 'leisurecard-custom',
  TICKETS_CUSTOM: 'tickets-custom',
  EQUIPMENT_RENTAL: 'equipment-rental',
  FOR_YOUTHS: 'for-youths',
  FOR_SENIORS: 'for-seniors',
  VOLUNTEER_WORK: 'volunteer-work',
  VOLUNTEER_CENTRE: 'volunteer-centre',
  VOLUNTEER_CENTERS: 'volunteer-centers',
  ACTIVITY_GUIDE: 'aktivity-guide',
  VENUE: 'venue',
  FUNDING: 'funding',
  SUPPORT_CONTACT: 'support-contact',
  DYNAMIC: 'dynamic',
  OTHER: 'other',
} as const satisfies Record<InfoSlotType, string>;

export type SlotPageType = (typeof PAGE_TYPE_OF_SLOT)[InfoSlotType];

export const SCHEME_STATES = ['running', 'coming', 'ended', 'none'] as const;
export type SchemeState = (typeof SCHEME_STATES)[number];

/** What is over, or was never there, is not told with its amount and its rules. */
export const isWithRules = (state: SchemeState): boolean => state === 'running' || state === 'coming';

/** The page about the account itself: every portal has it, also to say that there is no such account. */
export const ACCOUNT_PAGE_TYPE = 'fritidskonto';

/** Page types whose words are on another page. */
export const PAGE_TYPES_ELSEWHERE = {
  'leisure-card': 'account',
  'has-no-leisure-card': 'account',
  'get-started': 'info',
  'leisure-all': 'info',
  help: 'help',
} as const satisfies Record<string, 'account' | 'info' | 'help'>;

export type PageTypeElsewhere = keyof typeof PAGE_TYPES_ELSEWHERE;

export const isElsewhere = (type: string): type is PageTypeElsewhere => Object.hasOwn(PAGE_TYPES_ELSEWHERE, type);

/** What is about help and support is a line each on the page; every other slot is a card. */
const HELP_TYPES: readonly SlotPageType[] = ['aktivity-guide', 'support-contact', 'funding'];

export const isHelp = (type: SlotPageType): boolean => HELP_TYPES.includes(type);
