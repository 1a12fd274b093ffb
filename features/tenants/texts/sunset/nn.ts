import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: (place) => `${place} avsluttar tenesta`,
  text: 'Aktivitetane og arrangørane blir ikkje lenger viste her. Takk til alle som har vore med.',
  remains: 'Dette kan du framleis gjere',
  remainsAccount: 'Logge inn, hente ut opplysningane dine og slette brukaren din.',
  remainsElsewhere: 'Finne aktivitetar i kommunane rundt deg.',
  remainsHelp: 'Skrive til oss om du lurer på noko.',
  fetch: 'Hent det som er ditt',
  elsewhere: 'Vel ein annan kommune',
};
