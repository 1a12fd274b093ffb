import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Infoskjerm',
  description: 'Sida som ein infoskjerm viser.',
  starting: 'Skjermen startar …',
  open: 'Opne kommunekontoret, vel Skjermar og skriv',
  lasts: 'Koden verkar i ti minutt. Så kjem det ein ny.',
  scan: 'Skann og gå rett dit',
  important: 'Viktig melding',
  behind: 'Utan nett – viser det vi henta sist',
  event_code: (name) => `QR-kode til ${name}`,
  picture: 'Bilete frå kommunen',
};
