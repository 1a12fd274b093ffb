import { nb as addresses } from '#features/addresses/texts/nb.ts';
import { nb as event_detail } from '#features/events/texts/detail/nb.ts';
import { nb as event_faults } from '#features/series/texts/faults/nb.ts';
import { nb as event_form } from '#features/series/texts/form/nb.ts';
import { nb as uploads } from '#features/uploads/texts/nb.ts';

export const texts = { addresses, event_detail, event_faults, event_form, uploads };
