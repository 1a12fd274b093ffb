import type { SeriesMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';
import { nameInSms } from '../../sms-text.ts';

export const seriesLetters: LettersFor<SeriesMessages> = {
  eventChanged: ({ name, event, organisation, when, url }) => ({
    subject: `Endret: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har endret «${event}», som du er meldt på.`,
      `Slik er det nå: ${when}.`,
      'Passer det ikke lenger, kan du melde deg av. Da får en annen plassen.',
    ],
    action: { text: 'Se hva som er nytt', url },
    sms: `Endret: ${nameInSms(event)}. Se her: ${url}`,
  }),
  eventCancelled: ({ name, event, organisation, when, reason, url }) => ({
    subject: `Avlyst: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har dessverre avlyst «${event}».`,
      `Det gjelder: ${when}.`,
      ...(reason ? [`Arrangøren skriver: «${reason}»`] : []),
      'Du trenger ikke å gjøre noe.',
    ],
    action: { text: 'Se aktiviteten', url },
    sms: `Avlyst: ${nameInSms(event)}. ${url}`,
  }),
  eventUncancelled: ({ name, event, organisation, when, keepsPlace, url }) => ({
    subject: `Ikke avlyst likevel: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} hadde avlyst «${event}», men nå blir det noe av likevel.`,
      `Tidspunkt: ${when}.`,
      keepsPlace
        ? 'Påmeldingen din gjelder fortsatt. Kan du ikke komme, så meld deg av, slik at en annen får plassen.'
        : 'Påmeldingen din gjelder ikke lenger. Vil du være med, må du melde deg på igjen.',
    ],
    action: { text: keepsPlace ? 'Se aktiviteten' : 'Meld deg på igjen', url },
    sms: keepsPlace
      ? `Ikke avlyst likevel: ${nameInSms(event)}. Du har plassen din. ${url}`
      : `Ikke avlyst likevel: ${nameInSms(event)}. Meld deg på igjen: ${url}`,
  }),
  eventTakenDown: ({ name, event, reason, hasParticipants, url }, portal) => ({
    subject: `Tatt ned: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      hasParticipants
        ? `De som har ansvar for innholdet på ${portal}, har tatt ned «${event}». Den ligger nå som kladd, og de påmeldte har fått beskjed.`
        : `De som har ansvar for innholdet på ${portal}, har tatt ned «${event}». Den ligger nå som kladd.`,
      `Begrunnelsen er: «${reason}»`,
      'Rett det som er galt. Når de som tok den ned, har sett på den igjen, kan dere publisere den på nytt.',
    ],
    action: { text: 'Åpne kladden', url },
    sms: `En av aktivitetene deres er tatt ned. Se kladden: ${url}`,
  }),
  eventLifted: ({ name, event, reason, url }, portal) => ({
    subject: `Kan publiseres igjen: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `De som har ansvar for innholdet på ${portal}, har sett på «${event}» igjen. Nå kan dere publisere den.`,
      `De skriver: «${reason}»`,
    ],
    action: { text: 'Åpne kladden', url },
    sms: `En aktivitet som var tatt ned, kan publiseres igjen. Se kladden: ${url}`,
  }),
};
