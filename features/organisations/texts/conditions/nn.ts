import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Vilkåra er ikkje godtekne enno',
  text: (name) =>
    `${name} kan lage utkast, men ikkje publisere aktivitetar eller laste ned lister over personar før ein administrator har godteke vilkåra.`,
  declined: 'Ein administrator har svart nei. Det svaret kan de gjere om.',
  ask_admin: 'Be ein administrator i organisasjonen om å godta dei.',
  action: 'Les og godta',
  accepted: (name) => `Vilkåra er godtekne for ${name}.`,
};
