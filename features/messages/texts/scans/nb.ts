import type { LettersFor } from '../../letter.ts';
import type { ScanMessages } from '../../scan-messages.ts';
import { nameInSms } from '../../sms-text.ts';

/** Typed without a connection, where other digits fitted: the server has no title for it. */
const UNKNOWN = 'En kode vi ikke kjenner';
const quoted = (title: string): string => (title === '' ? UNKNOWN : `«${title}»`);

export const scanLetters: LettersFor<ScanMessages> = {
  scanConflict: ({ name, desk, title, when, is_twice, url }) => ({
    subject: is_twice
      ? `Brukt to ganger: ${title}`
      : `Sluppet inn uten at det gjaldt: ${title || UNKNOWN.toLowerCase()}`,
    greeting: `Hei, ${name}!`,
    paragraphs: is_twice
      ? [
          `«${title}» ble brukt på to enheter hos ${desk} mens minst én av dem var uten nett. Den ene gangen var ${when}.`,
          'Den første gangen gjelder. Ingenting er trukket to ganger.',
        ]
      : [
          `${quoted(title)} ble godtatt uten nett hos ${desk}, ${when}. Da nettet kom tilbake, viste det seg at det ikke gjaldt.`,
          'Ingenting er registrert som brukt.',
        ],
    action: { text: 'Åpne skanneren', url },
    sms: is_twice
      ? `${nameInSms(title)} er brukt to ganger hos ${nameInSms(desk)}. Den første gjelder: ${url}`
      : `${nameInSms(title || UNKNOWN)} ble godtatt uten nett hos ${nameInSms(desk)}, men gjaldt ikke: ${url}`,
  }),
};
