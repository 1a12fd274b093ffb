import { lazyTexts } from '#platform/language/lazy-texts.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export type EquipmentOfficeTexts = TextsLike<typeof nb>;

export const equipmentOfficeTexts = lazyTexts('features/equipment/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
