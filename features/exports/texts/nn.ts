import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Fila du bad om',
  waiting: 'Fila blir laga …',
  leave: 'Du kan gjere noko anna så lenge. Du får eit varsel når ho er klar.',
  ready: (time) => `Fila er klar. Ho ligg her til klokka ${time}, og berre du kan hente ho.`,
  fetch: 'Last ned fila',
  failed: 'Det gjekk ikkje å lage fila akkurat no. Vi prøver igjen.',
  expired: 'Fila er ikkje her lenger. Ho blir sletta etter eit kvarter. Gå til lista og lag ei ny.',
  file: 'liste',
};
