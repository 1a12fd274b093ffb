import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'Information screen',
  description: 'The page that an information screen shows.',
  starting: 'The screen is starting …',
  open: 'Open the municipal office, choose Screens and enter',
  lasts: 'The code works for ten minutes. Then there is a new one.',
  scan: 'Scan to go straight there',
  important: 'Important notice',
  behind: 'Offline – showing what was loaded last',
  event_code: (name) => `QR code for ${name}`,
  picture: 'Picture from the municipality',
};
