import { nb as organisations } from '#features/organisations/texts/nb.ts';
import { nb as partnerships } from '#features/partnerships/texts/nb.ts';

export const texts = { organisations, partnerships };
