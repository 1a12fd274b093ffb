import { en as addresses } from '#features/addresses/texts/en.ts';
import { en as event_detail } from '#features/events/texts/detail/en.ts';
import { en as event_faults } from '#features/series/texts/faults/en.ts';
import { en as event_form } from '#features/series/texts/form/en.ts';
import { en as uploads } from '#features/uploads/texts/en.ts';

export const texts = { addresses, event_detail, event_faults, event_form, uploads };
