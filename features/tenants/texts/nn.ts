import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  yourNeighbourhood: 'nabolaget ditt',
  inWholeCountry: 'i heile landet',
  slogan: {
    value: 'Det skjer noko\nrett rundt hjørnet',
    meaning: 'Det er kort veg til noko å vere med på.',
    description: (inPlace) => `Aktivitetar og frivillige oppdrag nær deg ${inPlace}.`,
    descriptionEverywhere: 'Aktivitetar og frivillige oppdrag nær deg.',
  },
  variant: {
    preview: 'Førehandsvising',
    test: 'Testversjon',
    demo: 'Demonstrasjon',
  },
  leisureCard: {
    infoPageTitle: 'Fritidskonto',
    headerTitle: 'Ei fritid for alle',
    headerTitleQuestion: 'Kva er ein fritidskonto?',
    headerDescription: 'Fritidskontoen er pengar som barn og unge kan bruke på faste aktivitetar i fritida.',
    headerDescription2: 'Kommunen avgjer kven som kan få han, kor mykje det er på han, og kva han kan brukast til.',
    bankIdStep1: 'Då ser vi kva barn du er føresett for, og du kan opne konto for dei.',
    cardTitle: 'Fritidskonto til barn og unge',
  },
  info: {
    volunteerTitle: 'Bli frivillig',
    volunteerCard: 'Gjer noko for andre',
    volunteerContent: 'Frivillige held nabolaget i gang. Finn eit oppdrag som passar for deg, stort eller lite.',
    volunteerName: 'oppdraga',
    fundingTitle: 'Støtte til aktivitetar',
    fundingCard: 'Treng du hjelp til å betale?',
    fundingContent: 'Mange lag og kommunar kan dekkje kontingent og utstyr. Spør arrangøren eller kommunen din.',
    fundingName: 'arrangørane',
    ticketsTitle: 'Gratis billettar',
    ticketsCard: 'Bli med på noko',
    ticketsContent: 'Med fritidskontoen følgjer det gratis billettar til kino, symjehall, kampar og konsertar.',
  },
  sunset: {
    title: (place) => `${place} avsluttar tenesta`,
    text: 'Aktivitetane og arrangørane blir ikkje lenger viste her. Takk til alle som har vore med.',
    remainsTitle: 'Dette kan du framleis gjere',
    remainsAccount: 'Logge inn, hente dine eigne data og slette brukaren din.',
    remainsHelp: (email) => `Skrive til oss på ${email} om du lurer på noko.`,
    remainsElsewhere: 'Finne aktivitetar i kommunane rundt deg.',
  },
};
