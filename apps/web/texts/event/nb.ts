import { nb as event_detail } from '#features/events/texts/detail/nb.ts';

export const texts = { event_detail };
