import { nb as memberships } from '#features/memberships/texts/nb.ts';

export const texts = { memberships };
