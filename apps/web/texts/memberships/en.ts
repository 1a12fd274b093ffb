import { en as memberships } from '#features/memberships/texts/en.ts';

export const texts = { memberships };
