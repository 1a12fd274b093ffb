import { nn as memberships } from '#features/memberships/texts/nn.ts';

export const texts = { memberships };
