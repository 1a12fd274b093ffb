import type { GivenRole } from '#features/vocabulary/roles.ts';
import type { MembershipMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

const ROLE: Record<GivenRole, string> = { admin: 'Administrator', moderator: 'Koordinator', member: 'Medlem' };

/** What a user can do with it, in one sentence. */
const ROLE_MEANS: Record<GivenRole, string> = {
  admin:
    'Som administrator kan du endre det meste hos arrangøren: siden, aktivitetene, rollene og hvem som er medlemmer.',
  moderator: 'Som koordinator kan du lage og endre aktiviteter, svare dem som vil bli medlemmer, og invitere nye.',
  member: 'Som medlem ser du det som skjer hos arrangøren, og hvem de andre medlemmene er.',
};

const INVITED_AS: Record<GivenRole, (person: string, organisation: string, portal: string) => string> = {
  admin: (person, organisation, portal) =>
    `${person} inviterer deg til å være med og styre ${organisation} på ${portal}, som administrator.`,
  moderator: (person, organisation, portal) =>
    `${person} inviterer deg til å være koordinator i ${organisation} på ${portal}.`,
  member: (person, organisation, portal) => `${person} inviterer deg til å bli medlem i ${organisation} på ${portal}.`,
};

export const membershipLetters: LettersFor<MembershipMessages> = {
  memberRequested: ({ name, person, organisation, note, url }) => ({
    subject: `${person} vil bli medlem`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${person} ønsker å bli medlem i ${organisation}.`,
      ...(note ? [`Dette skrev ${person}: «${note}»`] : []),
    ],
    action: { text: 'Se forespørselen', url },
    afterwards: ['Den som har spurt, venter på svar. Si gjerne ja eller nei i løpet av noen dager.'],
    sms: `Noen vil bli medlem. Svar her: ${url}`,
  }),
  memberAccepted: ({ name, organisation, url }) => ({
    subject: `Du er medlem i ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Velkommen! Du er nå medlem i ${organisation}.`],
    action: { text: 'Gå til arrangøren', url },
    sms: `Du er nå medlem. Se her: ${url}`,
  }),
  memberDeclined: ({ name, organisation }) => ({
    subject: `Svar fra ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du ba om å bli medlem i ${organisation}. Denne gangen ble svaret nei.`,
      'Lurer du på hvorfor, kan du spørre en av kontaktpersonene hos arrangøren.',
    ],
    sms: `Du ble ikke medlem i ${organisation} denne gangen.`,
  }),
  memberRemoved: ({ name, organisation }) => ({
    subject: `Du er ikke lenger medlem i ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `De som styrer ${organisation}, har avsluttet medlemskapet ditt.`,
      'Tror du at det er en feil? Spør en av kontaktpersonene hos arrangøren.',
    ],
    sms: `Du er ikke lenger medlem i ${organisation}.`,
  }),
  invitationAccepted: ({ name, person, organisation, url }) => ({
    subject: `${person} har takket ja`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${person} har takket ja til invitasjonen, og er nå med i ${organisation}.`],
    action: { text: 'Se medlemmene', url },
    sms: `En som er invitert, har takket ja. Se hvem som er med nå: ${url}`,
  }),
  memberLeft: ({ name, person, organisation, url }) => ({
    subject: `${person} har meldt seg ut`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${person} har selv meldt seg ut av ${organisation}.`],
    action: { text: 'Se medlemmene', url },
    sms: `Et medlem har meldt seg ut. Se hvem som er med nå: ${url}`,
  }),
  roleChanged: ({ name, organisation, role, url }) => ({
    subject: `Din rolle ble forandret til ${ROLE[role]}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Din rolle ble forandret til ${ROLE[role]}. Det gjelder ${organisation}.`, ROLE_MEANS[role]],
    action: { text: 'Gå til arrangøren', url },
    sms: `Din rolle ble forandret til ${ROLE[role]}. ${url}`,
  }),
  ownershipOffered: ({ name, person, organisation, url }) => ({
    subject: `Vil du overta ${organisation}?`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${person} vil gi deg eierskapet til ${organisation}.`,
      'Den som er eier, kan slette organisasjonen og gi den videre, og har det siste ordet. Ingenting skjer før du har svart.',
    ],
    action: { text: 'Svar ja eller nei', url },
    sms: `Vil du overta en organisasjon? Svar her: ${url}`,
  }),
  ownershipAnswered: ({ name, person, organisation, isAccepted, url }) => ({
    subject: isAccepted ? `${person} har overtatt ${organisation}` : `${person} overtar ikke ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isAccepted
        ? `${person} sa ja, og eier nå ${organisation}. Du er fortsatt administrator.`
        : `${person} sa nei til å overta ${organisation}. Du eier den fortsatt, og kan spørre noen andre.`,
    ],
    action: { text: 'Gå til arrangøren', url },
    sms: isAccepted ? `Organisasjonen har fått ny eier. ${url}` : `Du er fortsatt eier. ${url}`,
  }),
  invitation: ({ person, organisation, role, note, days, url }, portal) => ({
    subject: `Du er invitert til ${organisation}`,
    greeting: 'Hei!',
    paragraphs: [INVITED_AS[role](person, organisation, portal), ...(note ? [`${person} skriver: «${note}»`] : [])],
    action: { text: 'Se invitasjonen', url },
    afterwards: [
      `Lenken virker i ${days} dager, og kan brukes én gang. Du trenger en bruker for å si ja.`,
      'Kjenner du ikke til dette? Da kan du se bort fra e-posten.',
    ],
    sms: `Du er invitert. Svar her: ${url}`,
  }),
};
