import { nn as calendar } from '#features/calendar/texts/nn.ts';

export const texts = { calendar };
