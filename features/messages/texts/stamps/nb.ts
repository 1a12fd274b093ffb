import type { StampMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

const holds = (period: { from: string; until: string } | null): string =>
  period ? `Det gjelder fra ${period.from} til og med ${period.until}.` : 'Det gjelder uten sluttdato.';

const because = (reason: string): string[] => (reason ? [`Begrunnelsen var: «${reason}»`] : []);

const inDays = (days: number): string => {
  if (days === 0) return 'i dag';
  return days === 1 ? 'i morgen' : `om ${days} dager`;
};

export const stampLetters: LettersFor<StampMessages> = {
  stampAssigned: ({ name, person, certificate, organisation, period, url }) => ({
    subject: `Du har fått et sertifikat: ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      person
        ? `${person} i ${organisation} har gitt deg sertifikatet ${certificate}.`
        : `${organisation} har gitt deg sertifikatet ${certificate}.`,
      holds(period),
    ],
    action: { text: 'Se og godta', url },
    afterwards: ['Sertifikatet gjelder først når du har godtatt det. Vil du ikke ha det, kan du si nei samme sted.'],
    sms: `Du har fått et sertifikat. Godta det her: ${url}`,
  }),
  stampApproved: ({ name, certificate, organisation, period, url }) => ({
    subject: `Du har fått sertifikatet ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du ba ${organisation} om sertifikatet ${certificate}. Svaret ble ja, og nå har du det.`,
      holds(period),
    ],
    action: { text: 'Se sertifikatet', url },
    sms: `Du har fått sertifikatet du ba om. Se her: ${url}`,
  }),
  stampChanged: ({ name, certificate, organisation, period, isOff, url }) => ({
    subject: isOff ? `Sertifikatet ${certificate} er gjort inaktivt` : `Sertifikatet ${certificate} er endret`,
    greeting: `Hei, ${name}!`,
    paragraphs: isOff
      ? [`${organisation} har gjort sertifikatet ${certificate} inaktivt. Det gjelder ikke før det blir aktivt igjen.`]
      : [`${organisation} har endret sertifikatet ${certificate}.`, holds(period)],
    action: { text: 'Se sertifikatet', url },
    afterwards: ['Tror du at det er en feil? Spør arrangøren.'],
    sms: isOff ? `Et sertifikat er gjort inaktivt. Se her: ${url}` : `Et sertifikat er endret. Se her: ${url}`,
  }),
  stampDeclined: ({ name, certificate, organisation, reason }) => ({
    subject: `Svar om sertifikatet ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du ba ${organisation} om sertifikatet ${certificate}. Denne gangen ble svaret nei.`,
      ...because(reason),
      'Lurer du på hvorfor, kan du spørre en av kontaktpersonene hos arrangøren.',
    ],
    sms: `Du fikk ikke sertifikatet ${certificate} denne gangen.`,
  }),
  stampRemoved: ({ name, certificate, organisation, reason }) => ({
    subject: `Du har ikke lenger sertifikatet ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har fjernet sertifikatet ${certificate} fra deg.`,
      ...because(reason),
      'Tror du at det er en feil? Spør en av kontaktpersonene hos arrangøren.',
    ],
    sms: `Du har ikke lenger sertifikatet ${certificate}.`,
  }),
  stampExpired: ({ name, certificate, organisation, until, url }) => ({
    subject: `Sertifikatet ${certificate} er utløpt`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Sertifikatet ${certificate}, som du fikk av ${organisation}, gjaldt til og med ${until}.`],
    action: { text: 'Se sertifikatet', url },
    afterwards: ['Trenger du det fortsatt? Da kan du be om et nytt.'],
    sms: `Et sertifikat er utløpt. Se her: ${url}`,
  }),
  stampExpiring: ({ name, certificate, organisation, until, days, url }) => ({
    subject: `Sertifikatet ${certificate} går ut ${inDays(days)}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Sertifikatet ${certificate}, som du fikk av ${organisation}, gjelder til og med ${until}.`],
    action: { text: 'Se sertifikatet', url },
    afterwards: [`Trenger du det videre? Snakk med ${organisation} om å fornye det i god tid.`],
    sms: `Et sertifikat går ut ${inDays(days)}. Se her: ${url}`,
  }),
  stampRequested: ({ name, person, certificate, organisation, url }) => ({
    subject: `${person} ber om sertifikatet ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${person} ber ${organisation} om sertifikatet ${certificate}.`],
    action: { text: 'Se forespørselen', url },
    afterwards: ['Den som har spurt, venter på svar. Si gjerne ja eller nei i løpet av noen dager.'],
    sms: `Noen ber om et sertifikat. Svar her: ${url}`,
  }),
  stampAnswered: ({ name, person, certificate, organisation, isAccepted, url }) => ({
    subject: isAccepted
      ? `${person} har godtatt sertifikatet ${certificate}`
      : `${person} sa nei til sertifikatet ${certificate}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isAccepted
        ? `${person} har godtatt sertifikatet ${certificate} fra ${organisation}. Nå gjelder det.`
        : `${person} sa nei til sertifikatet ${certificate} fra ${organisation}.`,
    ],
    action: { text: 'Se sertifikatene', url },
    sms: isAccepted ? `Et sertifikat er godtatt. Se her: ${url}` : `Noen sa nei til et sertifikat. Se her: ${url}`,
  }),
};
