import { en as organisations } from '#features/organisations/texts/en.ts';

export const texts = { organisations };
