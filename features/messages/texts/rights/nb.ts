import type { LettersFor } from '../../letter.ts';
import type { MunicipalRole, RightsMessages } from '../../rights-messages.ts';

const ROLES: Record<MunicipalRole, string> = {
  admin: 'administrator',
  support: 'saksbehandler',
  auditor: 'revisor',
};

export const rightsLetters: LettersFor<RightsMessages> = {
  staffInvitation: ({ person, municipality, role, days, url }, portal) => ({
    subject: `Bli ${ROLES[role]} for ${municipality}`,
    greeting: 'Hei!',
    paragraphs: [
      `${person} vil gi deg tilgang som ${ROLES[role]} for ${municipality} i ${portal}.`,
      'Lag en bruker med denne e-postadressen, eller logg inn med den, og svar ja.',
    ],
    action: { text: 'Se invitasjonen', url },
    afterwards: [
      `Lenken virker i ${days} dager, og bare én gang.`,
      'Vet du ikke hva dette er? Da kan du se bort fra denne e-posten.',
    ],
    sms: `${person} vil gi deg tilgang som ${ROLES[role]} for ${municipality}: ${url}`,
  }),
  rightGiven: ({ name, municipality, role, url }, portal) => ({
    subject: `Du er ${ROLES[role]} for ${municipality}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du har fått tilgang som ${ROLES[role]} for ${municipality} i ${portal}.`,
      'Vi har logget deg ut. Logg inn igjen med to steg, så kommer du til kommunekontoret.',
      'Var dette uventet? Svar på denne e-posten, så hjelper vi deg.',
    ],
    action: { text: 'Gå til kommunekontoret', url },
    sms: `Du er ${ROLES[role]} for ${municipality}. Logg inn igjen: ${url}`,
  }),
  rightTaken: ({ name, municipality, role, url }, portal) => ({
    subject: `Du er ikke lenger ${ROLES[role]} for ${municipality}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Tilgangen din som ${ROLES[role]} for ${municipality} i ${portal} er tatt bort. Brukeren din er der fortsatt.`,
      'Stemmer det ikke? Spør en administrator i kommunen.',
    ],
    action: { text: 'Gå til profilen din', url },
    sms: `Du er ikke lenger ${ROLES[role]} for ${municipality}. Brukeren din er der fortsatt: ${url}`,
  }),
  accountsMerged: ({ name, reason, url }, portal) => ({
    subject: 'To brukere er blitt til én',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du hadde to brukere i ${portal}. Vi har slått dem sammen, så nå har du bare denne.`,
      `Grunnen som ble oppgitt: ${reason}`,
      'Påmeldinger, medlemskap og meldinger fra den andre finner du her. Logg inn som før.',
      'Har du ikke hatt noen annen bruker? Svar på denne e-posten med en gang.',
    ],
    action: { text: 'Gå til profilen din', url },
    sms: `Du hadde to brukere. Vi har slått dem sammen til én: ${url}`,
  }),
  accountMergedAway: ({ name, reason, url }, portal) => ({
    subject: 'Brukeren din er slått sammen med en annen',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du hadde to brukere i ${portal}. Den med denne adressen er slått sammen med den andre, og kan ikke brukes mer.`,
      `Grunnen som ble oppgitt: ${reason}`,
      'Alt du hadde, finner du når du logger inn med den andre brukeren.',
      'Har du ikke hatt noen annen bruker? Svar på denne e-posten med en gang.',
    ],
    action: { text: 'Få hjelp', url },
    sms: `Brukeren din er slått sammen med den andre du hadde. Logg inn med den. Stemmer det ikke? ${url}`,
  }),
  guardianshipSettled: ({ name, child, municipality, url }) => ({
    subject: `Du er foresatt for ${child}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${municipality} har avgjort at du er foresatt for ${child}.`,
      `Nå kan du melde ${child} på aktiviteter og bruke fritidskontoen.`,
      'Stemmer det ikke? Ta kontakt med kommunen.',
    ],
    action: { text: 'Se hva familien skal på', url },
    sms: `${municipality} har registrert deg som foresatt. Se hva familien skal på: ${url}`,
  }),
  guardianshipEnded: ({ name, child, municipality }) => ({
    subject: `Du er ikke lenger foresatt for ${child}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${municipality} har avgjort at du ikke lenger er foresatt for ${child} her i portalen.`,
      `Du kan ikke lenger melde på ${child} eller bruke fritidskontoen. Det som er gjort til nå, blir stående.`,
      'Stemmer det ikke? Ta kontakt med kommunen.',
    ],
    sms: `Du står ikke lenger som foresatt i portalen. Stemmer det ikke? Ta kontakt med ${municipality}.`,
  }),
};
