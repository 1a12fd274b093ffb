import { en as addresses } from '#features/addresses/texts/en.ts';
import { en as circulars } from '#features/circulars/texts/en.ts';
import { en as organisations } from '#features/organisations/texts/en.ts';
import { en as organisation_running } from '#features/organisations/texts/running/en.ts';
import { en as uploads } from '#features/uploads/texts/en.ts';

export const texts = { addresses, circulars, organisation_running, organisations, uploads };
