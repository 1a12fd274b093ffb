import type { StampMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

const holds = (period: { from: string; until: string } | null): string =>
  period ? `Det gjeld frå ${period.from} til og med ${period.until}.` : 'Det gjeld utan sluttdato.';

const because = (reason: string): string[] => (reason ? [`Grunngivinga var: «${reason}»`] : []);

const inDays = (days: number): string => {
  if (days === 0) return 'i dag';
  return days === 1 ? 'i morgon' : `om ${days} dagar`;
};

export const stampLetters: LettersFor<StampMessages> = {
  stampAssigned: ({ name, person, certificate, organisation, period, url }) => ({
    subject: `Du har fått eit sertifikat: ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      person
        ? `${person} frå ${organisation} har gitt deg sertifikatet ${certificate}.`
        : `Du har fått sertifikatet ${certificate} av ${organisation}.`,
      holds(period),
    ],
    action: { text: 'Sjå og godta', url },
    afterwards: ['Sertifikatet tel først når du har godteke det. Vil du ikkje ha det, kan du seie nei same staden.'],
    sms: `Du har fått eit sertifikat. Godta det her: ${url}`,
  }),
  stampApproved: ({ name, certificate, organisation, period, url }) => ({
    subject: `Du har fått sertifikatet ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du bad ${organisation} om sertifikatet ${certificate}. Svaret vart ja, og no har du det.`,
      holds(period),
    ],
    action: { text: 'Sjå sertifikatet', url },
    sms: `Du har fått sertifikatet du bad om. Sjå her: ${url}`,
  }),
  stampChanged: ({ name, certificate, organisation, period, isOff, url }) => ({
    subject: isOff ? `Sertifikatet ${certificate} er gjort inaktivt` : `Sertifikatet ${certificate} er endra`,
    greeting: `Hei, ${name}!`,
    paragraphs: isOff
      ? [`${organisation} har gjort sertifikatet ${certificate} inaktivt. Det gjeld ikkje før det blir aktivt igjen.`]
      : [`${organisation} har endra sertifikatet ${certificate}.`, holds(period)],
    action: { text: 'Sjå sertifikatet', url },
    afterwards: ['Trur du at det er ein feil? Spør arrangøren.'],
    sms: isOff ? `Eit sertifikat er gjort inaktivt. Sjå her: ${url}` : `Eit sertifikat er endra. Sjå her: ${url}`,
  }),
  stampDeclined: ({ name, certificate, organisation, reason }) => ({
    subject: `Svar om sertifikatet ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du bad ${organisation} om sertifikatet ${certificate}. Denne gongen vart svaret nei.`,
      ...because(reason),
      'Lurer du på kvifor, kan du spørje ein av kontaktpersonane hos arrangøren.',
    ],
    sms: `Du fekk ikkje sertifikatet ${certificate} denne gongen.`,
  }),
  stampRemoved: ({ name, certificate, organisation, reason }) => ({
    subject: `Du har ikkje lenger sertifikatet ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har fjerna sertifikatet ${certificate} frå deg.`,
      ...because(reason),
      'Trur du at det er ein feil? Spør ein av kontaktpersonane hos arrangøren.',
    ],
    sms: `Du har ikkje lenger sertifikatet ${certificate}.`,
  }),
  stampExpired: ({ name, certificate, organisation, until, url }) => ({
    subject: `Sertifikatet ${certificate} har gått ut`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Sertifikatet ${certificate}, som du fekk av ${organisation}, galdt til og med ${until}.`],
    action: { text: 'Sjå sertifikatet', url },
    afterwards: ['Treng du det framleis? Då kan du be om eit nytt.'],
    sms: `Eit sertifikat har gått ut. Sjå her: ${url}`,
  }),
  stampExpiring: ({ name, certificate, organisation, until, days, url }) => ({
    subject: `Sertifikatet ${certificate} går ut ${inDays(days)}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Sertifikatet ${certificate}, som du fekk av ${organisation}, gjeld til og med ${until}.`],
    action: { text: 'Sjå sertifikatet', url },
    afterwards: [`Treng du det vidare? Snakk med ${organisation} om å fornye det i god tid.`],
    sms: `Eit sertifikat går ut ${inDays(days)}. Sjå her: ${url}`,
  }),
  stampRequested: ({ name, person, certificate, organisation, url }) => ({
    subject: `${person} ber om sertifikatet ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${person} vil gjerne ha sertifikatet ${certificate} frå ${organisation}.`],
    action: { text: 'Sjå førespurnaden', url },
    afterwards: ['Den som har spurt, ventar på svar. Sei gjerne ja eller nei i løpet av nokre dagar.'],
    sms: `Nokon ber om eit sertifikat. Svar her: ${url}`,
  }),
  stampAnswered: ({ name, person, certificate, organisation, isAccepted, url }) => ({
    subject: isAccepted
      ? `${person} har godteke sertifikatet ${certificate}`
      : `${person} sa nei til sertifikatet ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isAccepted
        ? `${person} har godteke sertifikatet ${certificate} frå ${organisation}. No gjeld det.`
        : `${person} sa nei til sertifikatet ${certificate} frå ${organisation}.`,
    ],
    action: { text: 'Sjå sertifikata', url },
    sms: isAccepted ? `Eit sertifikat er godteke. Sjå her: ${url}` : `Nokon sa nei til eit sertifikat. Sjå her: ${url}`,
  }),
};
