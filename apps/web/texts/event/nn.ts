import { nn as event_detail } from '#features/events/texts/detail/nn.ts';

export const texts = { event_detail };
