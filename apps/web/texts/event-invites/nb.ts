import { nb as event_invites } from '#features/event-invites/texts/nb.ts';

export const texts = { event_invites };
