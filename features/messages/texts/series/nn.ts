import type { SeriesMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';
import { nameInSms } from '../../sms-text.ts';

export const seriesLetters: LettersFor<SeriesMessages> = {
  eventChanged: ({ name, event, organisation, when, url }) => ({
    subject: `Endra: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har endra «${event}», som du er meld på.`,
      `Slik er det no: ${when}.`,
      'Passar det ikkje lenger, kan du melde deg av. Då får nokon andre plassen.',
    ],
    action: { text: 'Sjå kva som er nytt', url },
    sms: `Endra: ${nameInSms(event)}. Sjå her: ${url}`,
  }),
  eventCancelled: ({ name, event, organisation, when, reason, url }) => ({
    subject: `Avlyst: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har diverre avlyst «${event}».`,
      `Det gjeld: ${when}.`,
      ...(reason ? [`Arrangøren skriv: «${reason}»`] : []),
      'Du treng ikkje å gjere noko.',
    ],
    action: { text: 'Sjå aktiviteten', url },
    sms: `Avlyst: ${nameInSms(event)}. Sjå her: ${url}`,
  }),
  eventUncancelled: ({ name, event, organisation, when, keepsPlace, url }) => ({
    subject: `Ikkje avlyst likevel: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} hadde avlyst «${event}», men no blir det noko av likevel.`,
      `Tida er: ${when}.`,
      keepsPlace
        ? 'Påmeldinga di gjeld framleis. Kan du ikkje kome, så meld deg av, slik at nokon andre får plassen.'
        : 'Påmeldinga di gjeld ikkje lenger. Vil du vere med, må du melde deg på igjen.',
    ],
    action: { text: keepsPlace ? 'Sjå aktiviteten' : 'Meld deg på igjen', url },
    sms: keepsPlace
      ? `Ikkje avlyst likevel: ${nameInSms(event)}. Du har plassen din. ${url}`
      : `Ikkje avlyst likevel: ${nameInSms(event)}. Meld deg på igjen: ${url}`,
  }),
  eventTakenDown: ({ name, event, reason, hasParticipants, url }, portal) => ({
    subject: `Teken ned: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      hasParticipants
        ? `Dei som har ansvar for innhaldet på ${portal}, har teke ned «${event}». Han ligg no som kladd, og dei påmelde har fått beskjed.`
        : `Dei som har ansvar for innhaldet på ${portal}, har teke ned «${event}». Han ligg no som kladd.`,
      `Grunngivinga er: «${reason}»`,
      'Rett det som er gale. Dei som tok han ned, ser på han igjen, og då kan de publisere han på nytt.',
    ],
    action: { text: 'Opne kladden', url },
    sms: `Ein av aktivitetane dykkar er teken ned. Sjå kladden: ${url}`,
  }),
  eventLifted: ({ name, event, reason, url }, portal) => ({
    subject: `Kan publiserast igjen: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Dei som har ansvar for innhaldet på ${portal}, har sett på «${event}» igjen. No kan de publisere han.`,
      `Dei skriv: «${reason}»`,
    ],
    action: { text: 'Opne kladden', url },
    sms: `Ein aktivitet som var teken ned, kan publiserast igjen. Sjå kladden: ${url}`,
  }),
};
