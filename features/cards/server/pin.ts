import { randomInt } from 'node:crypto';
import type { CardId } from '#features/vocabulary/ids.ts';
import { PIN_LENGTH } from '../rules.ts';

export const pinPlace = (card: CardId): string => `card.pin ${card}`;

/** Made once, and the same for as long as the account lives. */
export const newPin = (): string => String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, '0');
