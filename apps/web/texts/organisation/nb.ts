import { nb as organisations } from '#features/organisations/texts/nb.ts';

export const texts = { organisations };
