import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Roller som krev sertifikat',
  lead: 'Ingen får rolla utan å ha sertifikatet. Dei som har rolla frå før, beheld ho.',
  fields: { moderator: 'For å bli koordinator', admin: 'For å bli administrator' },
  nothing: 'Ikkje noko sertifikat',
  lacking: (names) => `Har rolla utan eit sertifikat som gjeld: ${new Intl.ListFormat('nn').format(names)}.`,
  failed: 'Vi klarte ikkje å hente kva rollene krev.',
  save: 'Lagre',
  saved: 'Lagra. Det gjeld frå no av.',
};
