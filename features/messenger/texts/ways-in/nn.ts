import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  icon: 'Meldingar',
  icon_with: (count) => (count === 1 ? 'Meldingar, 1 ulesen' : `Meldingar, ${count} ulesne`),
  event: 'Samtale med deltakarane',
  team: 'Samtale for dykk som leier',
  write_to: (name) => `Send melding til ${name}`,
};
