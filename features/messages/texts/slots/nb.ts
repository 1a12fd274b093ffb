import type { SlotMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const slotLetters = {} as LettersFor<SlotMessages>;
