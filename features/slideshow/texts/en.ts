import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: (inPlace) => `What’s on ${inPlace}`,
  description: (inPlace) => `Information screen with what is coming up ${inPlace}.`,
  invitation: 'find more and sign up in Nabolag',
  page_of: (page, last) => `Page ${page} of ${last}`,
  next_page: (seconds) => `next page in ${seconds} s`,
  paused: 'paused',
  pause: 'Pause',
  resume: 'Continue',
  behind: 'Offline – showing what was loaded last',
  empty_title: 'Nothing on right now',
  empty_text: 'The screen updates automatically as soon as something is published.',
  scan: 'Scan to see it all',
  scan_label: (address) => `QR code for ${address}`,
};
