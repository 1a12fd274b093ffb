import { en as organisations } from '#features/organisations/texts/en.ts';
import { en as partnerships } from '#features/partnerships/texts/en.ts';

export const texts = { organisations, partnerships };
