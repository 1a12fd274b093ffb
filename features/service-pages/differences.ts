import type { ServicePageKey } from './contract.ts';
import type { nb } from './texts/nb.ts';

/** What decides how a tenant's pages differ. */
export type ServicePageFlags = {
  readonly is_sunset: boolean;
  readonly configuration: {
    readonly accessibility_statement_url: string | null;
    readonly hasLeisureCard: boolean;
    readonly userCanClaimLeisureCard: boolean;
  };
};

type ExtraSection = keyof typeof nb.extra;

export type Difference = {
  page: ServicePageKey;
  applies: (tenant: ServicePageFlags) => boolean;
  /** A section put in after the one named, or first on the page. */
  adds?: { section: ExtraSection; after: string | null };
  drops?: readonly string[];
};

/** Every way in which a tenant's pages differ from everyone's; a later one may refer to what an earlier one added. */
export const DIFFERENCES: readonly Difference[] = [
  {
    page: 'about',
    applies: ({ is_sunset }) => is_sunset,
    adds: { section: 'closing', after: null },
    drops: ['possibilities', 'organisers'],
  },
  {
    page: 'help',
    applies: ({ is_sunset }) => is_sunset,
    adds: { section: 'closing', after: null },
    drops: ['finding', 'signing-up', 'organisers'],
  },
  {
    page: 'help',
    applies: ({ is_sunset, configuration }) =>
      !is_sunset && configuration.hasLeisureCard && configuration.userCanClaimLeisureCard,
    adds: { section: 'leisure-account', after: 'account' },
  },
  {
    page: 'help',
    applies: ({ is_sunset, configuration }) =>
      !is_sunset && configuration.hasLeisureCard && !configuration.userCanClaimLeisureCard,
    adds: { section: 'leisure-account-ended', after: 'account' },
  },
  {
    page: 'privacy',
    applies: ({ configuration }) => configuration.hasLeisureCard,
    adds: { section: 'leisure-account-privacy', after: 'children' },
  },
  {
    page: 'accessibility',
    applies: ({ configuration }) => configuration.accessibility_statement_url !== null,
    adds: { section: 'statement', after: 'duty' },
  },
  {
    page: 'accessibility',
    applies: ({ configuration }) => configuration.accessibility_statement_url === null,
    adds: { section: 'statement-missing', after: 'duty' },
  },
];
