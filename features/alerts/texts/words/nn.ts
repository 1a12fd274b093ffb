import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  name: ({ topics, ages, place }) => [topics || 'Aktivitetar', ages && `for ${ages}`, place].filter(Boolean).join(' '),
  subject: (name) => `nye på lista «${name}»`,
  too_many: (most) =>
    `Du har ${most} varsel allereie, og fleire kan du ikkje ha. Slett eit du ikkje treng lenger, så er det plass til eit nytt.`,
  over: 'Datoane i filteret er over, så det kjem ingen nye. Vel andre datoar, eller ta dei bort.',
};
