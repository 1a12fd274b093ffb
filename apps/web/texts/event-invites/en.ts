import { en as event_invites } from '#features/event-invites/texts/en.ts';

export const texts = { event_invites };
