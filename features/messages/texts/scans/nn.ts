import type { LettersFor } from '../../letter.ts';
import type { ScanMessages } from '../../scan-messages.ts';
import { nameInSms } from '../../sms-text.ts';

/** Typed without a connection, where other digits fitted: the server has no title for it. */
const UNKNOWN = 'Ein kode vi ikkje kjenner';
const quoted = (title: string): string => (title === '' ? UNKNOWN : `«${title}»`);

export const scanLetters: LettersFor<ScanMessages> = {
  scanConflict: ({ name, desk, title, when, is_twice, url }) => ({
    subject: is_twice ? `Brukt to gonger: ${title}` : `Sleppt inn utan at det galdt: ${title || UNKNOWN.toLowerCase()}`,
    greeting: `Hei, ${name}!`,
    paragraphs: is_twice
      ? [
          `«${title}» vart brukt på to einingar hos ${desk} medan minst éi av dei var utan nett. Den eine gongen var ${when}.`,
          'Den første gongen gjeld. Ingenting er trekt to gonger.',
        ]
      : [
          `${quoted(title)} vart godteke utan nett hos ${desk}, ${when}. Då nettet kom tilbake, viste det seg at det ikkje galdt.`,
          'Ingenting er registrert som brukt.',
        ],
    action: { text: 'Opne skannaren', url },
    sms: is_twice
      ? `${nameInSms(title)} er brukt to gonger hos ${nameInSms(desk)}. Den første gjeld: ${url}`
      : `${nameInSms(title || UNKNOWN)} vart godteke utan nett hos ${nameInSms(desk)}, men galdt ikkje: ${url}`,
  }),
};
