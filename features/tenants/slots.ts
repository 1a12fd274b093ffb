import type { TenantConfiguration } from './contract.ts';
import { inEveryLanguage } from './localise.ts';

type Slots = TenantConfiguration['infoSlots'];
type Slot = Slots[number];

const said = (nb: string, nn: string, en: string) => ({ nb, nn, en });

export const VOLUNTEER_SLOT: Slot = {
  type: 'VOLUNTEER_WORK',
  title: inEveryLanguage((texts) => texts.info.volunteerTitle),
  name: inEveryLanguage((texts) => texts.info.volunteerName),
  cardTitle: inEveryLanguage((texts) => texts.info.volunteerCard),
  content: inEveryLanguage((texts) => texts.info.volunteerContent),
  url: '/events?filters=events-filtersquick-filter-volunteer%3Dtrue',
  links: [],
};

export const FUNDING_SLOT: Slot = {
  type: 'FUNDING',
  title: inEveryLanguage((texts) => texts.info.fundingTitle),
  name: inEveryLanguage((texts) => texts.info.fundingName),
  cardTitle: inEveryLanguage((texts) => texts.info.fundingCard),
  content: inEveryLanguage((texts) => texts.info.fundingContent),
  url: '/organisations',
  links: [],
};

const ACCOUNT_SLOT: Slot = {
  type: 'LEISURECARD',
  title: inEveryLanguage((texts) => texts.leisureCard.infoPageTitle),
  cardTitle: inEveryLanguage((texts) => texts.leisureCard.cardTitle),
  content: inEveryLanguage((texts) => texts.leisureCard.headerDescription),
  links: [],
};

const TICKETS_SLOT: Slot = {
  type: 'TICKETS',
  title: inEveryLanguage((texts) => texts.info.ticketsTitle),
  cardTitle: inEveryLanguage((texts) => texts.info.ticketsTitle),
  content: inEveryLanguage((texts) => texts.info.ticketsContent),
  links: [],
};

export const LEISURE_CARD_SLOTS: Slots = [ACCOUNT_SLOT, TICKETS_SLOT, VOLUNTEER_SLOT, FUNDING_SLOT];

const GUIDE_SLOT: Slot = {
  type: 'ACTIVITY_GUIDE',
  title: said('Aktivitetsguide', 'Aktivitetsguide', 'Activity guide'),
  cardTitle: said('Aktivitetsguide', 'Aktivitetsguide', 'Activity guide'),
  content: said(
    'En som blir med den første gangen. For barn og unge fra 6 år.\nGuiden hjelper deg å finne noe du har lyst til, tar kontakt med arrangøren og blir med til du er trygg på de andre.',
    'Ein som blir med den første gongen. For barn og unge frå 6 år.\nGuiden hjelper deg å finne noko du har lyst til, tek kontakt med arrangøren og blir med til du er trygg på dei andre.',
    'Someone who comes along the first time. For children and young people from the age of 6.\nThe guide helps you find something you would like to do, gets in touch with the organiser and stays until you feel at home.',
  ),
  minAge: 6,
  links: [],
};

const SUPPORT_SLOT: Slot = {
  type: 'SUPPORT_CONTACT',
  title: said('Støttekontakt', 'Støttekontakt', 'Support contact'),
  cardTitle: said('Støttekontakt', 'Støttekontakt', 'Support contact'),
  content: said(
    'En voksen å gjøre noe sammen med, etter vedtak fra kommunen.',
    'Ein vaksen å gjere noko saman med, etter vedtak frå kommunen.',
    'An adult to do things with, by decision of the municipality.',
  ),
  links: [
    {
      title: said('Slik søker du', 'Slik søkjer du', 'How to apply'),
      url: 'https://www.helsenorge.no',
    },
  ],
};

/** Fritidsbyen: an account that goes on, and most of what a municipality has beside it. */
export const DEMO_SLOTS: Slots = [
  ACCOUNT_SLOT,
  TICKETS_SLOT,
  {
    type: 'EQUIPMENT_RENTAL',
    title: said('Lån utstyr gratis', 'Lån utstyr gratis', 'Borrow equipment for free'),
    name: said('BUA', 'BUA', 'BUA'),
    cardTitle: said('Lån utstyr', 'Lån utstyr', 'Borrow equipment'),
    content: said(
      'Ski, skøyter, telt og kajakk i inntil sju dager. Det koster ingenting.',
      'Ski, skeiser, telt og kajakk i inntil sju dagar. Det kostar ingenting.',
      'Skis, skates, tents and kayaks for up to seven days. It costs nothing.',
    ),
    url: 'https://www.bua.no',
    links: [],
  },
  {
    type: 'FOR_YOUTHS',
    title: said('For ungdom', 'For ungdom', 'For young people'),
    name: said('aktivitetene', 'aktivitetane', 'the activities'),
    cardTitle: said('For ungdom', 'For ungdom', 'For young people'),
    content: said(
      'Fritidsklubber, åpen hall og verksted for deg som går på ungdomsskolen eller videregående.',
      'Fritidsklubbar, open hall og verkstad for deg som går på ungdomsskulen eller vidaregåande.',
      'Youth clubs, open halls and workshops for those in lower and upper secondary school.',
    ),
    minAge: 13,
    maxAge: 19,
    url: '/events?filters=events-filtersage-group%3Dteenager',
    links: [],
  },
  {
    type: 'FOR_SENIORS',
    title: said('For seniorer', 'For seniorar', 'For seniors'),
    name: said('aktivitetene', 'aktivitetane', 'the activities'),
    cardTitle: said('For seniorer', 'For seniorar', 'For seniors'),
    content: said(
      'Kafé, kor, trim og turer. Kom alene eller ta med en venn.',
      'Kafé, kor, trim og turar. Kom åleine eller ta med ein ven.',
      'Café, choir, exercise and walks. Come alone or bring a friend.',
    ),
    minAge: 60,
    url: '/events?filters=events-filtersage-group%3Dpensioner',
    links: [],
  },
  VOLUNTEER_SLOT,
  {
    type: 'VENUE',
    title: said('Lån et lokale', 'Lån eit lokale', 'Borrow a venue'),
    cardTitle: said('Lån et lokale', 'Lån eit lokale', 'Borrow a venue'),
    content: said(
      'Gymsal, øvingsrom og grendehus for lag, foreninger og vennegjenger.\nØving for barn og unge går foran. Faste tider deles ut én gang i året.',
      'Gymsal, øvingsrom og grendehus for lag, foreiningar og vennegjengar.\nØving for barn og unge går føre. Faste tider blir delte ut éin gong i året.',
      'Gyms, rehearsal rooms and village halls for clubs, associations and groups of friends.\nPractice for children and young people comes first. Regular slots are allotted once a year.',
    ),
    links: [
      { title: said('Ledige lokaler', 'Ledige lokale', 'Free venues'), url: 'https://lokaler.fritidsbyen.example' },
      {
        title: said('Regler og priser', 'Reglar og prisar', 'Rules and prices'),
        url: 'https://www.fritidsbyen.example',
      },
    ],
  },
  {
    type: 'DYNAMIC',
    title: said('Månedens arrangør', 'Arrangøren denne månaden', 'Organiser of the month'),
    name: said('arrangøren', 'arrangøren', 'the organiser'),
    cardTitle: said('Månedens arrangør', 'Arrangøren denne månaden', 'Organiser of the month'),
    content: said(
      'Hver måned løfter vi fram noen som tar imot nye med åpne armer.',
      'Kvar månad løftar vi fram nokon som tek imot nye med opne armar.',
      'Every month we point to someone who welcomes newcomers with open arms.',
    ),
    url: '/organisations/01900000-0000-7000-8000-000000000100',
    links: [],
  },
  GUIDE_SLOT,
  SUPPORT_SLOT,
  {
    type: 'FUNDING',
    title: said(
      'Tilskudd til lag og foreninger',
      'Tilskot til lag og foreiningar',
      'Grants for clubs and associations',
    ),
    cardTitle: said(
      'Tilskudd til lag og foreninger',
      'Tilskot til lag og foreiningar',
      'Grants for clubs and associations',
    ),
    content: said(
      'Støtte til drift, utstyr og nye tilbud. Frist 1. februar hvert år.',
      'Støtte til drift, utstyr og nye tilbod. Frist 1. februar kvart år.',
      'Support for running costs, equipment and new offers. The deadline is 1 February every year.',
    ),
    url: 'https://www.fritidsbyen.example/tilskudd',
    links: [],
  },
];

/** Utstyrsbygda: tickets and equipment of its own, and no account. */
export const EQUIPMENT_SLOTS: Slots = [
  {
    type: 'EQUIPMENT_RENTAL',
    title: said('Utstyrsbua', 'Utstyrsbua', 'The equipment shed'),
    name: said('BUA', 'BUA', 'BUA'),
    cardTitle: said('Lån utstyr', 'Lån utstyr', 'Borrow equipment'),
    content: said(
      'Alt du trenger til en helg ute, fra pulk til klatresko.',
      'Alt du treng til ei helg ute, frå pulk til klatresko.',
      'Everything you need for a weekend outdoors, from sledges to climbing shoes.',
    ),
    url: 'https://www.bua.no',
    links: [],
  },
  {
    type: 'TICKETS_CUSTOM',
    title: said('Opplevelseskortet', 'Opplevingskortet', 'The experience card'),
    cardTitle: said('Opplevelseskortet', 'Opplevingskortet', 'The experience card'),
    content: said(
      'Gratis inngang til svømmehall, kino og museum for familier som trenger det. Spør på servicekontoret.',
      'Gratis inngang til symjehall, kino og museum for familiar som treng det. Spør på servicekontoret.',
      'Free entry to the pool, cinema and museum for families who need it. Ask at the service office.',
    ),
    links: [],
  },
  {
    type: 'VOLUNTEER_CENTRE',
    title: said('Frivilligsentralen', 'Frivilligsentralen', 'The volunteer centre'),
    name: said('Frivilligsentralen', 'Frivilligsentralen', 'the volunteer centre'),
    cardTitle: said('Frivilligsentralen', 'Frivilligsentralen', 'The volunteer centre'),
    content: said(
      'Møteplass, besøksvenner og dugnad. Døra er åpen hver dag.',
      'Møteplass, besøksvener og dugnad. Døra er open kvar dag.',
      'A meeting place, visiting friends and working bees. The door is open every day.',
    ),
    url: 'https://frivilligsentral.no',
    links: [],
  },
  FUNDING_SLOT,
];

/** Fjordbygda: a scheme that the municipality runs itself, with its own conditions (CRD-06). */
export const FJORD_SLOTS: Slots = [
  {
    type: 'LEISURECARD_CUSTOM',
    title: said('Aktivitetskortet', 'Aktivitetskortet', 'The activity card'),
    cardTitle: said('Én gratis aktivitet i året', 'Éin gratis aktivitet i året', 'One free activity a year'),
    content: said(
      'For familier med samlet inntekt under 560 000 kroner i året før skatt.\nHvert barn får én gratis aktivitet i året, og den må gå minst 10 ganger i sesongen. Kortet er personlig og kan ikke overføres til andre.',
      'For familiar med samla inntekt under 560 000 kroner i året før skatt.\nKvart barn får éin gratis aktivitet i året, og han må gå minst 10 gonger i sesongen. Kortet er personleg og kan ikkje overførast til andre.',
      'For families with a total income of less than 560,000 kroner a year before tax.\nEvery child gets one free activity a year, which must meet at least 10 times a season. The card is personal and can’t be transferred to anyone else.',
    ),
    minAge: 6,
    maxAge: 24,
    amount: 2200,
    links: [
      { title: said('Søk om kortet', 'Søk om kortet', 'Apply for the card'), url: 'https://www.fjordbygda.example' },
    ],
  },
  {
    type: 'VOLUNTEER_CENTERS',
    title: said('Frivilligsentralene i bygdene', 'Frivilligsentralane i bygdene', 'The volunteer centres'),
    cardTitle: said('Frivilligsentralene i bygdene', 'Frivilligsentralane i bygdene', 'The volunteer centres'),
    content: said(
      'Det er to sentraler i kommunen, én på hver side av fjorden.',
      'Det er to sentralar i kommunen, éin på kvar side av fjorden.',
      'There are two centres in the municipality, one on each side of the fjord.',
    ),
    links: [
      {
        title: said('Indre Fjordbygda', 'Indre Fjordbygda', 'Inner Fjordbygda'),
        url: 'https://indre.fjordbygda.example',
      },
      { title: said('Ytre Fjordbygda', 'Ytre Fjordbygda', 'Outer Fjordbygda'), url: 'https://ytre.fjordbygda.example' },
    ],
  },
  {
    type: 'OTHER',
    title: said('Skyss til aktivitet', 'Skyss til aktivitet', 'A lift to activities'),
    cardTitle: said('Skyss til aktivitet', 'Skyss til aktivitet', 'A lift to activities'),
    content: said(
      'Bor du langt unna, kjører vi deg hjem fra trening og øving på tirsdager og torsdager.',
      'Bur du langt unna, køyrer vi deg heim frå trening og øving på tysdagar og torsdagar.',
      'If you live far away, we drive you home from practice on Tuesdays and Thursdays.',
    ),
    links: [],
  },
  VOLUNTEER_SLOT,
  GUIDE_SLOT,
];
