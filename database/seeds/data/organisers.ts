import type { OrganiserKind } from './activity-template.ts';
import type { OrganiserTexts } from './organiser-texts.ts';
import { COMMUNITY_ORGANISERS } from './organisers-community.ts';
import { CULTURE_ORGANISERS } from './organisers-culture.ts';
import { SPORTS_ORGANISERS } from './organisers-sport.ts';

/** Invented organisations, named after where they are. Only libraries and volunteer centres bear a plain name. */
export const ORGANISERS: Readonly<Record<OrganiserKind, OrganiserTexts>> = {
  ...SPORTS_ORGANISERS,
  ...CULTURE_ORGANISERS,
  ...COMMUNITY_ORGANISERS,
};
