import type { GivenRole } from '#features/vocabulary/roles.ts';
import type { MembershipMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

const ROLE: Record<GivenRole, string> = { admin: 'Administrator', moderator: 'Koordinator', member: 'Medlem' };

/** What a user can do with it, in one sentence. */
const ROLE_MEANS: Record<GivenRole, string> = {
  admin:
    'Som administrator kan du endre det meste hos arrangøren: sida, aktivitetane, rollene og kven som er medlemer.',
  moderator: 'Som koordinator kan du lage og endre aktivitetar, svare dei som vil bli medlemer, og invitere nye.',
  member: 'Som medlem ser du det som skjer hos arrangøren, og kven dei andre medlemene er.',
};

const INVITED_AS: Record<GivenRole, (person: string, organisation: string, portal: string) => string> = {
  admin: (person, organisation, portal) =>
    `${person} inviterer deg til å vere med og styre ${organisation} på ${portal}, som administrator.`,
  moderator: (person, organisation, portal) =>
    `${person} inviterer deg til å vere koordinator i ${organisation} på ${portal}.`,
  member: (person, organisation, portal) => `${person} inviterer deg til å bli medlem i ${organisation} på ${portal}.`,
};

export const membershipLetters: LettersFor<MembershipMessages> = {
  memberRequested: ({ name, person, organisation, note, url }) => ({
    subject: `${person} ønskjer å bli medlem`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${person} ønskjer å bli medlem i ${organisation}.`,
      ...(note ? [`Dette skreiv ${person}: «${note}»`] : []),
    ],
    action: { text: 'Sjå førespurnaden', url },
    afterwards: ['Den som har spurt, ventar på svar. Sei gjerne ja eller nei i løpet av nokre dagar.'],
    sms: `Nokon vil bli medlem. Svar her: ${url}`,
  }),
  memberAccepted: ({ name, organisation, url }) => ({
    subject: `No er du medlem i ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Velkomen! Du er no medlem i ${organisation}.`],
    action: { text: 'Gå til sida til arrangøren', url },
    sms: `Du er no medlem. Sjå her: ${url}`,
  }),
  memberDeclined: ({ name, organisation }) => ({
    subject: `Svar frå ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du bad om å bli medlem i ${organisation}. Denne gongen vart svaret nei.`,
      'Lurer du på kvifor, kan du spørje ein av kontaktpersonane hos arrangøren.',
    ],
    sms: `Du vart ikkje medlem i ${organisation} denne gongen.`,
  }),
  memberRemoved: ({ name, organisation }) => ({
    subject: `Du er ikkje lenger medlem i ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Dei som styrer ${organisation}, har avslutta medlemskapen din.`,
      'Trur du at det er ein feil? Spør ein av kontaktpersonane hos arrangøren.',
    ],
    sms: `Du er ikkje lenger medlem i ${organisation}.`,
  }),
  invitationAccepted: ({ name, person, organisation, url }) => ({
    subject: `${person} har takka ja`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${person} har takka ja til invitasjonen, og er no med i ${organisation}.`],
    action: { text: 'Sjå medlemene', url },
    sms: `Ein som er invitert, har takka ja. Sjå kven som er med no: ${url}`,
  }),
  memberLeft: ({ name, person, organisation, url }) => ({
    subject: `${person} har meldt seg ut`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${person} har sjølv meldt seg ut av ${organisation}.`],
    action: { text: 'Sjå medlemene', url },
    sms: `Ein medlem har meldt seg ut. Sjå kven som er med no: ${url}`,
  }),
  roleChanged: ({ name, organisation, role, url }) => ({
    subject: `Rolla di vart endra til ${ROLE[role]}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Rolla di vart endra til ${ROLE[role]}. Det gjeld ${organisation}.`, ROLE_MEANS[role]],
    action: { text: 'Gå til sida til arrangøren', url },
    sms: `Rolla di vart endra til ${ROLE[role]}. ${url}`,
  }),
  ownershipOffered: ({ name, person, organisation, url }) => ({
    subject: `Vil du ta over ${organisation}?`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${person} vil gi deg eigarskapen til ${organisation}.`,
      'Den som eig ein arrangør, kan slette han og gi han vidare, og har det siste ordet. Ingenting skjer før du har svart.',
    ],
    action: { text: 'Svar ja eller nei', url },
    sms: `Vil du ta over ein arrangør? Svar her: ${url}`,
  }),
  ownershipAnswered: ({ name, person, organisation, isAccepted, url }) => ({
    subject: isAccepted ? `${person} har teke over ${organisation}` : `${person} tek ikkje over ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isAccepted
        ? `${person} sa ja, og eig no ${organisation}. Du er framleis administrator.`
        : `${person} sa nei til å ta over ${organisation}. Du er framleis eigar, og kan spørje nokon andre.`,
    ],
    action: { text: 'Gå til sida til arrangøren', url },
    sms: isAccepted ? `Arrangøren har fått ny eigar. ${url}` : `Du eig framleis arrangøren. ${url}`,
  }),
  invitation: ({ person, organisation, role, note, days, url }, portal) => ({
    subject: `Du er invitert til ${organisation}`,
    greeting: 'Hei!',
    paragraphs: [INVITED_AS[role](person, organisation, portal), ...(note ? [`${person} skriv: «${note}»`] : [])],
    action: { text: 'Sjå invitasjonen', url },
    afterwards: [
      `Lenkja verkar i ${days} dagar, og kan brukast éin gong. Du treng ein brukar for å seie ja.`,
      'Kjenner du ikkje til dette? Då kan du sjå bort frå e-posten.',
    ],
    sms: `Du har fått ein invitasjon. Svar her: ${url}`,
  }),
};
