import type { LetterTexts } from '../letter.ts';
import { attendanceLetters } from './attendance/nb.ts';
import { bulkMessageLetters } from './circulars/nb.ts';
import { claimLetters } from './claims/nb.ts';
import { conversationLetters } from './conversations/nb.ts';
import { cultureLetters } from './culture/nb.ts';
import { digestLetters } from './digest/nb.ts';
import { equipmentLetters } from './equipment/nb.ts';
import { eventInviteLetters } from './event-invites/nb.ts';
import { exportLetters } from './exports/nb.ts';
import { membershipLetters } from './memberships/nb.ts';
import { newsLetters } from './news/nb.ts';
import { organisationLetters } from './organisations/nb.ts';
import { partnershipLetters } from './partnerships/nb.ts';
import { payoutLetters } from './payouts/nb.ts';
import { reportLetters } from './reports/nb.ts';
import { rightsLetters } from './rights/nb.ts';
import { scanLetters } from './scans/nb.ts';
import { seriesLetters } from './series/nb.ts';
import { shiftLetters } from './slots/nb.ts';
import { stampLetters } from './stamps/nb.ts';
import { ticketLetters } from './tickets/nb.ts';
import { windDownLetters } from './wind-down/nb.ts';

export const nb: LetterTexts = {
  portal: (inPlace) => `Nabolag ${inPlace}`,
  farewell: 'Vennlig hilsen',
  if_button_fails: 'Virker ikke knappen? Kopier denne adressen og lim den inn i nettleseren:',
  help: (address) => `Trenger du hjelp? Skriv til ${address}, eller svar på denne e-posten.`,
  reply: (address) => `Svarer du på denne e-posten, går svaret til ${address}.`,
  about_child: (name) => `Dette gjelder ${name}.`,
  for_child: (name, text) => `For ${name}: ${text}`,
  optional: (what) => `Du får e-post om ${what}. Vil du ikke ha flere?`,
  unsubscribe: 'Meld deg av',
  letters: {
    ...organisationLetters,
    ...membershipLetters,
    ...partnershipLetters,
    ...bulkMessageLetters,
    ...attendanceLetters,
    ...seriesLetters,
    ...shiftLetters,
    ...stampLetters,
    ...windDownLetters,
    ...eventInviteLetters,
    ...conversationLetters,
    ...digestLetters,
    ...newsLetters,
    ...reportLetters,
    ...claimLetters,
    ...ticketLetters,
    ...equipmentLetters,
    ...payoutLetters,
    ...rightsLetters,
    ...scanLetters,
    ...exportLetters,
    ...cultureLetters,
    code: ({ code, minutes }, portal) => ({
      subject: `Koden din til ${portal}`,
      greeting: 'Hei!',
      paragraphs: ['Her er koden du ba om:'],
      code,
      afterwards: [
        `Skriv den inn på siden der du ba om den. Koden virker i ${minutes} minutter, og bare én gang.`,
        'Ikke gi koden til noen. Vi spør deg aldri om den, verken på telefon eller i en e-post.',
        'Har ikke du bedt om noen kode? Da kan du se bort fra denne e-posten.',
      ],
      sms: `Koden din er ${code}. Den virker i ${minutes} minutter. Ikke gi den til noen.`,
    }),
    accountExists: ({ loginUrl }, portal) => ({
      subject: 'Du har allerede en bruker',
      greeting: 'Hei!',
      paragraphs: [
        `Noen, kanskje du, ville lage en ny bruker på ${portal} med denne e-postadressen. Du har en fra før, så du kan logge inn med en gang.`,
      ],
      action: { text: 'Logg inn', url: loginUrl },
      afterwards: [
        'Har du glemt passordet, kan du lage et nytt når du logger inn.',
        'Var det ikke deg? Da trenger du ikke å gjøre noe. Ingen har kommet inn på brukeren din.',
      ],
      sms: `Du har allerede en bruker. Logg inn her: ${loginUrl}`,
    }),
    resetLink: ({ url, minutes }, portal) => ({
      subject: 'Lag et nytt passord',
      greeting: 'Hei!',
      paragraphs: [`Du har bedt om å få lage et nytt passord på ${portal}. Det gjør du her:`],
      action: { text: 'Lag nytt passord', url },
      afterwards: [
        `Lenken virker i ${minutes} minutter, og bare én gang.`,
        'Har ikke du bedt om dette? Da kan du se bort fra denne e-posten. Passordet ditt er som før.',
      ],
      sms: `Lag nytt passord innen ${minutes} minutter: ${url}`,
    }),
    welcome: ({ name }, portal) => ({
      subject: `Velkommen til ${portal}`,
      greeting: `Hei, ${name}!`,
      paragraphs: [
        'Så fint at du er med! Nå er brukeren din klar.',
        'Du kan melde deg på aktiviteter, ta på deg frivillige oppdrag og følge med på det som skjer der du bor.',
      ],
      sms: 'Velkommen! Brukeren din er klar, og du kan melde deg på aktiviteter og frivillige oppdrag.',
    }),
    passwordChanged: ({ name, restoreUrl }, portal) => ({
      subject: 'Passordet ditt er endret',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `Passordet ditt på ${portal} er nettopp endret. Alle andre steder du var innlogget, er logget ut.`,
        'Var det deg? Da trenger du ikke å gjøre noe. Var det ikke deg, må du lage et nytt passord med en gang:',
      ],
      action: { text: 'Lag nytt passord', url: restoreUrl },
      sms: `Passordet ditt er endret. Var det ikke deg? Lag et nytt med en gang: ${restoreUrl}`,
    }),
    addressChanged: ({ name, restoreUrl }, portal) => ({
      subject: 'E-posten eller mobilnummeret ditt er endret',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `E-postadressen eller mobilnummeret som hører til brukeren din på ${portal}, er nettopp endret.`,
        'Var det deg? Da trenger du ikke å gjøre noe. Var det ikke deg, må du lage et nytt passord med en gang:',
      ],
      action: { text: 'Lag nytt passord', url: restoreUrl },
      sms: `E-post eller mobilnummer er endret. Var det ikke deg? Lag nytt passord: ${restoreUrl}`,
    }),
    twoFactorOn: ({ name }, portal) => ({
      subject: 'Innlogging i to steg er slått på',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `Fra nå av trenger du en kode i tillegg til passordet når du logger inn på ${portal}. Da er brukeren din tryggere, også om noen skulle få tak i passordet.`,
        'Var det ikke du som slo det på? Gi oss beskjed, så hjelper vi deg.',
      ],
      sms: 'Innlogging i to steg er slått på. Var det ikke deg? Gi oss beskjed.',
    }),
    twoFactorOff: ({ name, restoreUrl }, portal) => ({
      subject: 'Innlogging i to steg er slått av',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `Nå trenger du bare passordet når du logger inn på ${portal}. Du kan slå på innlogging i to steg igjen i profilen din.`,
        'Var det deg? Da trenger du ikke å gjøre noe. Var det ikke deg, må du lage et nytt passord med en gang:',
      ],
      action: { text: 'Lag nytt passord', url: restoreUrl },
      sms: `Innlogging i to steg er slått av. Var det ikke deg? Lag nytt passord: ${restoreUrl}`,
    }),
    loggedInAs: ({ name, reason }, portal) => ({
      subject: 'En medarbeider har vært logget inn som deg',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `En av oss som hjelper folk i ${portal}, har logget inn som deg for å hjelpe til eller rette en feil.`,
        `Grunnen som ble oppgitt: ${reason}`,
        'Det varer i høyst en halv time. På profilen din kan du lese hva som ble sett på, og om noe ble endret. Lurer du på noe, er det bare å spørre oss.',
      ],
      sms: 'En medarbeider har logget inn som deg for å hjelpe til. Lurer du på hvorfor? Spør oss.',
    }),
    erased: ({ name }, portal) => ({
      subject: 'Brukeren din er slettet',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `Brukeren din på ${portal} og opplysningene om deg er slettet.`,
        'Loggen over hvem som har brukt tilgangen sin, må vi ta vare på. Der står ikke navnet ditt.',
        'Takk for at du var med. Du er velkommen tilbake når du vil!',
      ],
      sms: 'Brukeren din og opplysningene om deg er slettet. Du er velkommen tilbake når du vil!',
    }),
  },
};
