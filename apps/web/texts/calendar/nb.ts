import { nb as calendar } from '#features/calendar/texts/nb.ts';

export const texts = { calendar };
