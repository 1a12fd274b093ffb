import type { LettersFor } from '../../letter.ts';
import type { MunicipalRole, RightsMessages } from '../../rights-messages.ts';

const ROLES: Record<MunicipalRole, string> = {
  admin: 'administrator',
  support: 'saksbehandlar',
  auditor: 'revisor',
};

export const rightsLetters: LettersFor<RightsMessages> = {
  staffInvitation: ({ person, municipality, role, days, url }, portal) => ({
    subject: `Bli ${ROLES[role]} for ${municipality}`,
    greeting: 'Hei!',
    paragraphs: [
      `${person} vil gi deg tilgang som ${ROLES[role]} for ${municipality} i ${portal}.`,
      'Lag ein brukar med denne e-postadressa, eller logg inn med ho, og svar ja.',
    ],
    action: { text: 'Sjå invitasjonen', url },
    afterwards: [
      `Lenkja verkar i ${days} dagar, og berre éin gong.`,
      'Veit du ikkje kva dette er? Då kan du sjå bort frå denne e-posten.',
    ],
    sms: `${person} vil gi deg tilgang som ${ROLES[role]} for ${municipality}: ${url}`,
  }),
  rightGiven: ({ name, municipality, role, url }, portal) => ({
    subject: `Du er ${ROLES[role]} for ${municipality}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du har fått tilgang som ${ROLES[role]} for ${municipality} i ${portal}.`,
      'Vi har logga deg ut. Logg inn att med to steg, så kjem du til kommunekontoret.',
      'Var dette uventa? Svar på denne e-posten, så hjelper vi deg.',
    ],
    action: { text: 'Gå til kommunekontoret', url },
    sms: `Du er ${ROLES[role]} for ${municipality}. Logg inn att: ${url}`,
  }),
  rightTaken: ({ name, municipality, role, url }, portal) => ({
    subject: `Du er ikkje lenger ${ROLES[role]} for ${municipality}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Tilgangen din som ${ROLES[role]} for ${municipality} i ${portal} er teken bort. Brukaren din er der framleis.`,
      'Stemmer det ikkje? Spør ein administrator i kommunen.',
    ],
    action: { text: 'Gå til profilen din', url },
    sms: `Du er ikkje lenger ${ROLES[role]} for ${municipality}. Brukaren din er der framleis: ${url}`,
  }),
  accountsMerged: ({ name, reason, url }, portal) => ({
    subject: 'To brukarar er blitt til éin',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du hadde to brukarar i ${portal}. Vi har slått dei saman, så no har du berre denne.`,
      `Grunnen som vart gitt: ${reason}`,
      'Påmeldingar, medlemskapar og meldingar frå den andre finn du her. Logg inn som før.',
      'Har du ikkje hatt nokon annan brukar? Svar på denne e-posten med ein gong.',
    ],
    action: { text: 'Gå til profilen din', url },
    sms: `Du hadde to brukarar. Vi har slått dei saman til éin: ${url}`,
  }),
  accountMergedAway: ({ name, reason, url }, portal) => ({
    subject: 'Brukaren din er slått saman med ein annan',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du hadde to brukarar i ${portal}. Den med denne adressa er slått saman med den andre, og kan ikkje brukast meir.`,
      `Grunnen som vart gitt: ${reason}`,
      'Alt du hadde, finn du når du loggar inn med den andre brukaren.',
      'Har du ikkje hatt nokon annan brukar? Svar på denne e-posten med ein gong.',
    ],
    action: { text: 'Få hjelp', url },
    sms: `Brukaren din er slått saman med den andre du hadde. Logg inn med den. Stemmer det ikkje? ${url}`,
  }),
  guardianshipSettled: ({ name, child, municipality, url }) => ({
    subject: `Du er føresett for ${child}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${municipality} har avgjort at du er føresett for ${child}.`,
      `No kan du melde ${child} på aktivitetar og bruke fritidskontoen.`,
      'Stemmer det ikkje? Ta kontakt med kommunen.',
    ],
    action: { text: 'Sjå kva familien skal på', url },
    sms: `${municipality} har registrert deg som føresett. Sjå kva familien skal på: ${url}`,
  }),
  guardianshipEnded: ({ name, child, municipality }) => ({
    subject: `Du er ikkje lenger føresett for ${child}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${municipality} har avgjort at du ikkje lenger er føresett for ${child} her i portalen.`,
      `Du kan ikkje lenger melde på ${child} eller bruke fritidskontoen. Det som er gjort til no, blir ståande.`,
      'Stemmer det ikkje? Ta kontakt med kommunen.',
    ],
    sms: `Du står ikkje lenger som føresett i portalen. Stemmer det ikkje? Ta kontakt med ${municipality}.`,
  }),
};
