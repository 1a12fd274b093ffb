import { nb as addresses } from '#features/addresses/texts/nb.ts';
import { nb as circulars } from '#features/circulars/texts/nb.ts';
import { nb as organisations } from '#features/organisations/texts/nb.ts';
import { nb as organisation_running } from '#features/organisations/texts/running/nb.ts';
import { nb as uploads } from '#features/uploads/texts/nb.ts';

export const texts = { addresses, circulars, organisation_running, organisations, uploads };
