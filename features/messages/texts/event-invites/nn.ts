import type { EventInviteMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const eventInviteLetters = {} as LettersFor<EventInviteMessages>;
