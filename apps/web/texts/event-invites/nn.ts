import { nn as event_invites } from '#features/event-invites/texts/nn.ts';

export const texts = { event_invites };
