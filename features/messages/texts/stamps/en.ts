import type { StampMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

const holds = (period: { from: string; until: string } | null): string =>
  period ? `It is valid from ${period.from} to ${period.until} inclusive.` : 'It has no end date.';

const because = (reason: string): string[] => (reason ? [`The reason given was: “${reason}”`] : []);

const inDays = (days: number): string => {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};

export const stampLetters: LettersFor<StampMessages> = {
  stampAssigned: ({ name, person, certificate, organisation, period, url }) => ({
    subject: `You have been given a certificate: ${certificate}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      person
        ? `${person} of ${organisation} has given you the certificate ${certificate}.`
        : `${organisation} has given you the certificate ${certificate}.`,
      holds(period),
    ],
    action: { text: 'See and accept', url },
    afterwards: [
      'The certificate is valid once you have accepted it. If you do not want it, you can decline it there.',
    ],
    sms: `You have been given a certificate. Accept it here: ${url}`,
  }),
  stampApproved: ({ name, certificate, organisation, period, url }) => ({
    subject: `You have the certificate ${certificate}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `You asked ${organisation} for the certificate ${certificate}. The answer was yes, and now you have it.`,
      holds(period),
    ],
    action: { text: 'See the certificate', url },
    sms: `You have the certificate you asked for. See here: ${url}`,
  }),
  stampChanged: ({ name, certificate, organisation, period, isOff, url }) => ({
    subject: isOff
      ? `The certificate ${certificate} has been made inactive`
      : `The certificate ${certificate} has been changed`,
    greeting: `Hello, ${name}!`,
    paragraphs: isOff
      ? [`${organisation} has made the certificate ${certificate} inactive. It is not valid until it is active again.`]
      : [`${organisation} has changed the certificate ${certificate}.`, holds(period)],
    action: { text: 'See the certificate', url },
    afterwards: ['Do you think this is a mistake? Ask the organiser.'],
    sms: isOff
      ? `A certificate has been made inactive. See here: ${url}`
      : `A certificate has been changed. See here: ${url}`,
  }),
  stampDeclined: ({ name, certificate, organisation, reason }) => ({
    subject: `Answer about the certificate ${certificate}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `You asked ${organisation} for the certificate ${certificate}. This time the answer was no.`,
      ...because(reason),
      'To find out why, you can ask one of the organiser’s contact persons.',
    ],
    sms: `You did not get the certificate ${certificate} this time.`,
  }),
  stampRemoved: ({ name, certificate, organisation, reason }) => ({
    subject: `You no longer have the certificate ${certificate}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${organisation} has withdrawn your certificate ${certificate}.`,
      ...because(reason),
      'Do you think this is a mistake? Ask one of the contact persons of the organiser.',
    ],
    sms: `You no longer have the certificate ${certificate}.`,
  }),
  stampExpired: ({ name, certificate, organisation, until, url }) => ({
    subject: `The certificate ${certificate} has expired`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`The certificate ${certificate} that you were given by ${organisation} was valid through ${until}.`],
    action: { text: 'See the certificate', url },
    afterwards: ['Do you still need it? Then you can ask for a new one.'],
    sms: `A certificate has expired. See here: ${url}`,
  }),
  stampExpiring: ({ name, certificate, organisation, until, days, url }) => ({
    subject: `The certificate ${certificate} expires ${inDays(days)}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`The certificate ${certificate} that you were given by ${organisation} is valid through ${until}.`],
    action: { text: 'See the certificate', url },
    afterwards: [`Do you still need it? Talk to ${organisation} about renewing it in good time.`],
    sms: `A certificate expires ${inDays(days)}. See here: ${url}`,
  }),
  stampRequested: ({ name, person, certificate, organisation, url }) => ({
    subject: `${person} asks for the certificate ${certificate}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`${person} asks ${organisation} for the certificate ${certificate}.`],
    action: { text: 'See the request', url },
    afterwards: ['They are waiting for an answer. Please reply within a few days.'],
    sms: `Someone has requested a certificate. Answer here: ${url}`,
  }),
  stampAnswered: ({ name, person, certificate, organisation, isAccepted, url }) => ({
    subject: isAccepted
      ? `${person} has accepted the certificate ${certificate}`
      : `${person} declined the certificate ${certificate}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      isAccepted
        ? `${person} has accepted the certificate ${certificate} from ${organisation}. It is now valid.`
        : `${person} declined the certificate ${certificate} from ${organisation}.`,
    ],
    action: { text: 'See the certificates', url },
    sms: isAccepted
      ? `A certificate has been accepted. See here: ${url}`
      : `Someone declined a certificate. See here: ${url}`,
  }),
};
