import type { TextsLike } from '#platform/language/texts.ts';
import type { exportMenu as nb } from './nb.ts';

export const exportMenu: TextsLike<typeof nb> = {
  button: 'Last ned',
  types: { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' },
  making: 'Fila blir laga …',
  leave: 'Du kan gjere noko anna så lenge.',
  ready: 'Fila er klar, og ligg her i eit kvarter.',
  fetch: 'Last ned fila',
  failed: 'Fila vart ikkje laga. Prøv igjen.',
  expired: 'Fila er ikkje her lenger. Lag ei ny.',
};
