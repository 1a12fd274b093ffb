import { en as calendar } from '#features/calendar/texts/en.ts';

export const texts = { calendar };
