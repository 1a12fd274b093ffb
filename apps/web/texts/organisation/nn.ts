import { nn as organisations } from '#features/organisations/texts/nn.ts';
import { nn as partnerships } from '#features/partnerships/texts/nn.ts';

export const texts = { organisations, partnerships };
