import type { TenantConfiguration } from './contract.ts';
import { inEveryLanguage } from './localise.ts';

type Slot = TenantConfiguration['infoSlots'][number];

export const VOLUNTEER_SLOT: Slot = {
  type: 'VOLUNTEER_WORK',
  title: inEveryLanguage((texts) => texts.info.volunteerTitle),
  name: inEveryLanguage((texts) => texts.info.volunteerName),
  cardTitle: inEveryLanguage((texts) => texts.info.volunteerCard),
  content: inEveryLanguage((texts) => texts.info.volunteerContent),
  url: '/events?filters=events-filtersquick-filter-volunteer%3Dtrue',
  links: [],
};

export const FUNDING_SLOT: Slot = {
  type: 'FUNDING',
  title: inEveryLanguage((texts) => texts.info.fundingTitle),
  name: inEveryLanguage((texts) => texts.info.fundingName),
  cardTitle: inEveryLanguage((texts) => texts.info.fundingCard),
  content: inEveryLanguage((texts) => texts.info.fundingContent),
  url: '/organisations',
  links: [],
};
