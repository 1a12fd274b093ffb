import { en as addresses } from '#features/addresses/texts/en.ts';
import { en as event_filters } from '#features/events/texts/filters/en.ts';

export const texts = { addresses, event_filters };
