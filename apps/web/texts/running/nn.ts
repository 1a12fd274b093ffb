import { nn as addresses } from '#features/addresses/texts/nn.ts';
import { nn as circulars } from '#features/circulars/texts/nn.ts';
import { nn as organisations } from '#features/organisations/texts/nn.ts';
import { nn as organisation_running } from '#features/organisations/texts/running/nn.ts';
import { nn as uploads } from '#features/uploads/texts/nn.ts';

export const texts = { addresses, circulars, organisation_running, organisations, uploads };
