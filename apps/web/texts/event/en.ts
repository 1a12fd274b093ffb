import { en as event_detail } from '#features/events/texts/detail/en.ts';

export const texts = { event_detail };
