import { nn as addresses } from '#features/addresses/texts/nn.ts';
import { nn as event_filters } from '#features/events/texts/filters/nn.ts';

export const texts = { addresses, event_filters };
