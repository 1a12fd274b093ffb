import { nb as addresses } from '#features/addresses/texts/nb.ts';
import { nb as event_filters } from '#features/events/texts/filters/nb.ts';

export const texts = { addresses, event_filters };
