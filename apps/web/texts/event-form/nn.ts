import { nn as addresses } from '#features/addresses/texts/nn.ts';
import { nn as event_detail } from '#features/events/texts/detail/nn.ts';
import { nn as event_faults } from '#features/series/texts/faults/nn.ts';
import { nn as event_form } from '#features/series/texts/form/nn.ts';
import { nn as uploads } from '#features/uploads/texts/nn.ts';

export const texts = { addresses, event_detail, event_faults, event_form, uploads };
