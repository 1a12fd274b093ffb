import { nn as organisations } from '#features/organisations/texts/nn.ts';

export const texts = { organisations };
