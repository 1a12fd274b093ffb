import { paths } from './paths.ts';

export const ORGANISATION_TABS = ['events', 'about', 'members', 'cohosts'] as const;
export type OrganisationTab = (typeof ORGANISATION_TABS)[number];

/** The addresses of an organisation and of what is done with it; those that the first load needs are in paths.ts. */
export const organisationPaths = {
  new: `${paths.organisations}/new`,
  /** One that was declined, to be asked for once more. */
  again: (id: string) => `${paths.organisations}/new?${new URLSearchParams({ again: id })}`,
  tab: (id: string, tab: OrganisationTab): string =>
    tab === 'events' ? paths.organisation(id) : `${paths.organisation(id)}?${new URLSearchParams({ tab })}`,
  edit: (id: string) => `${paths.organisation(id)}/edit`,
  settings: (id: string) => `${paths.organisation(id)}/settings`,
  messages: (id: string) => `${paths.organisation(id)}/messages`,
  payments: (id: string) => `${paths.organisation(id)}/payments`,
  certificates: (id: string) => `${paths.organisation(id)}/certificates`,
  /** The desk of a venue for culture cards. */
  cultureCards: (id: string) => `${paths.organisation(id)}/culture-cards`,
  /** The agreement that an organisation's admins accept. */
  dataProcessing: '/data-processing',
  dashboard: (id: string) => `${paths.dashboard}?${new URLSearchParams({ organization: id })}`,
};
