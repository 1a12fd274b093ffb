import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: (inPlace) => `Dette skjer ${inPlace}`,
  description: (inPlace) => `Infoskjerm med det som skjer framover ${inPlace}.`,
  invitation: 'finn meir og meld deg på i Nabolag',
  page_of: (page, last) => `Side ${page} av ${last}`,
  next_page: (seconds) => `neste side om ${seconds} s`,
  paused: 'sett på pause',
  pause: 'Set på pause',
  resume: 'Hald fram',
  behind: 'Utan nett – viser det vi henta sist',
  empty_title: 'Ingenting på plakaten akkurat no',
  empty_text: 'Skjermen hentar nytt av seg sjølv så snart noko er lagt ut.',
  scan: 'Skann og sjå alt',
  scan_label: (address) => `QR-kode til ${address}`,
};
