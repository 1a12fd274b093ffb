import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  write: (chosen) => {
    if (chosen === 0) return 'Skriv til alle';
    return chosen === 1 ? 'Skriv til den valde' : `Skriv til dei ${chosen} valde`;
  },
  choose: (name) => `Vel ${name}`,
  title: (chosen) => {
    if (chosen === 0) return 'Skriv til alle godkjende arrangørar';
    return chosen === 1 ? 'Skriv til éin arrangør' : `Skriv til ${chosen} arrangørar`;
  },
  text: 'Brevet går til dei som svarar for kvar arrangør. Svara kjem til e-posten din.',
  municipality: 'Kommune',
  subject: 'Emne',
  subject_missing: 'Skriv kva det gjeld.',
  body: 'Melding',
  body_missing: 'Skriv meldinga.',
  send: 'Send',
  cancel: 'Avbryt',
  close: 'Lukk',
  sent: (count) => (count === 1 ? 'Brevet er på veg til éin arrangør' : `Brevet er på veg til ${count} arrangørar`),
};
