import type { BannerScene } from '#features/pictures/contract.ts';
import type { LocalisedText, TenantConfiguration } from './contract.ts';
import { inEveryLanguage } from './localise.ts';
import { FUNDING_SLOT, VOLUNTEER_SLOT } from './slots.ts';

type Flags = Pick<
  TenantConfiguration,
  | 'hasLeisureCard'
  | 'userCanClaimLeisureCard'
  | 'canClaimInOrganization'
  | 'hasSubsidiaryOrg'
  | 'sunset'
  | 'hasPayment'
  | 'hasTickets'
  | 'hasEquipment'
  | 'hasDeposits'
>;

/** What a tenant does not say itself. Key, places, variant and banner follow from the tenant and the register. */
export type TenantDefaults = Flags & {
  colour: string;
  /** The drawing in the home banner. */
  scene: BannerScene;
  support_email: string;
  /** How long a conversation is kept in which nobody writes. */
  conversation_months: number;
  accessibility_statement_url: string | null;
  office_url: string | null;
  embed_origins: readonly string[];
  slogan: Omit<TenantConfiguration['slogan'], 'description'>;
  data: TenantConfiguration['data'];
  bannerPicture: TenantConfiguration['bannerPicture'];
  customEventsBanner: string | null;
  customOrganizationsBanner: string | null;
  infoPageTitle: LocalisedText;
  infoSlots: TenantConfiguration['infoSlots'];
};

export const DEFAULT_TENANT_KEY = 'nabolag';

export const DEFAULTS: TenantDefaults = {
  colour: '#1d6b5c',
  scene: 'bygd',
  support_email: 'hjelp@nabolag.example',
  conversation_months: 24,
  accessibility_statement_url: null,
  office_url: null,
  embed_origins: [],
  slogan: {
    value: inEveryLanguage((texts) => texts.slogan.value),
    meaning: inEveryLanguage((texts) => texts.slogan.meaning),
    logoURL: null,
  },
  data: {
    headerTitle: inEveryLanguage((texts) => texts.leisureCard.headerTitle),
    headerTitleQuestion: inEveryLanguage((texts) => texts.leisureCard.headerTitleQuestion),
    headerDescription: inEveryLanguage((texts) => texts.leisureCard.headerDescription),
    headerDescription2: inEveryLanguage((texts) => texts.leisureCard.headerDescription2),
    amount: 1000,
    minAmountOfActivities: 10,
    minAge: 6,
    maxAge: 18,
    bankIdStep1: inEveryLanguage((texts) => texts.leisureCard.bankIdStep1),
  },
  bannerPicture: null,
  customEventsBanner: null,
  customOrganizationsBanner: null,
  hasLeisureCard: false,
  userCanClaimLeisureCard: false,
  canClaimInOrganization: false,
  hasSubsidiaryOrg: false,
  sunset: false,
  hasPayment: false,
  hasTickets: false,
  hasEquipment: false,
  hasDeposits: false,
  infoPageTitle: inEveryLanguage((texts) => texts.leisureCard.infoPageTitle),
  infoSlots: [VOLUNTEER_SLOT, FUNDING_SLOT],
};
