import type { LetterTexts } from '../letter.ts';
import { attendanceLetters } from './attendance/nn.ts';
import { bulkMessageLetters } from './circulars/nn.ts';
import { claimLetters } from './claims/nn.ts';
import { conversationLetters } from './conversations/nn.ts';
import { cultureLetters } from './culture/nn.ts';
import { digestLetters } from './digest/nn.ts';
import { equipmentLetters } from './equipment/nn.ts';
import { eventInviteLetters } from './event-invites/nn.ts';
import { exportLetters } from './exports/nn.ts';
import { membershipLetters } from './memberships/nn.ts';
import { newsLetters } from './news/nn.ts';
import { organisationLetters } from './organisations/nn.ts';
import { partnershipLetters } from './partnerships/nn.ts';
import { payoutLetters } from './payouts/nn.ts';
import { reportLetters } from './reports/nn.ts';
import { rightsLetters } from './rights/nn.ts';
import { scanLetters } from './scans/nn.ts';
import { seriesLetters } from './series/nn.ts';
import { shiftLetters } from './slots/nn.ts';
import { stampLetters } from './stamps/nn.ts';
import { ticketLetters } from './tickets/nn.ts';
import { windDownLetters } from './wind-down/nn.ts';

export const nn: LetterTexts = {
  portal: (inPlace) => `Nabolag ${inPlace}`,
  farewell: 'Venleg helsing',
  if_button_fails: 'Verkar ikkje knappen? Kopier denne adressa og lim ho inn i nettlesaren:',
  help: (address) => `Treng du hjelp? Skriv til ${address}, eller svar på denne e-posten.`,
  reply: (address) => `Svarar du på denne e-posten, går svaret til ${address}.`,
  about_child: (name) => `Dette gjeld ${name}.`,
  for_child: (name, text) => `For ${name}: ${text}`,
  optional: (what) => `Du får e-post om ${what}. Vil du ikkje ha fleire?`,
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
      paragraphs: ['Her er koden du bad om:'],
      code,
      afterwards: [
        `Skriv han inn på sida der du bad om han. Koden verkar i ${minutes} minutt, og berre éin gong.`,
        'Ikkje gi koden til nokon. Vi spør deg aldri om han, korkje på telefon eller i ein e-post.',
        'Har ikkje du bede om nokon kode? Då kan du sjå bort frå denne e-posten.',
      ],
      sms: `Koden din er ${code}. Han verkar i ${minutes} minutt. Ikkje gi han til nokon.`,
    }),
    accountExists: ({ loginUrl }, portal) => ({
      subject: 'Du har allereie ein brukar',
      greeting: 'Hei!',
      paragraphs: [
        `Nokon, kanskje du, ville lage ein ny brukar på ${portal} med denne e-postadressa. Du har ein frå før, så du kan logge inn med ein gong.`,
      ],
      action: { text: 'Logg inn', url: loginUrl },
      afterwards: [
        'Har du gløymt passordet, kan du lage eit nytt når du loggar inn.',
        'Var det ikkje deg? Då treng du ikkje gjere noko. Ingen har kome inn på brukaren din.',
      ],
      sms: `Du har allereie ein brukar. Logg inn her: ${loginUrl}`,
    }),
    resetLink: ({ url, minutes }, portal) => ({
      subject: 'Lag eit nytt passord',
      greeting: 'Hei!',
      paragraphs: [`Du har bede om å få lage eit nytt passord på ${portal}. Det gjer du her:`],
      action: { text: 'Lag nytt passord', url },
      afterwards: [
        `Lenkja verkar i ${minutes} minutt, og berre éin gong.`,
        'Har ikkje du bede om dette? Då kan du sjå bort frå denne e-posten. Passordet ditt er som før.',
      ],
      sms: `Lag nytt passord innan ${minutes} minutt: ${url}`,
    }),
    welcome: ({ name }, portal) => ({
      subject: `Velkomen til ${portal}`,
      greeting: `Hei, ${name}!`,
      paragraphs: [
        'Så fint at du er med! No er brukaren din klar.',
        'Du kan melde deg på aktivitetar, ta på deg frivillige oppdrag og følgje med på det som skjer der du bur.',
      ],
      sms: 'Velkomen! Brukaren din er klar, og du kan melde deg på aktivitetar og frivillige oppdrag.',
    }),
    passwordChanged: ({ name, restoreUrl }, portal) => ({
      subject: 'Passordet ditt er endra',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `Passordet ditt på ${portal} er nettopp endra. Alle andre stader du var innlogga, er logga ut.`,
        'Var det deg? Då treng du ikkje gjere noko. Var det ikkje deg, må du lage eit nytt passord med ein gong:',
      ],
      action: { text: 'Lag nytt passord', url: restoreUrl },
      sms: `Passordet ditt er endra. Var det ikkje deg? Lag eit nytt med ein gong: ${restoreUrl}`,
    }),
    addressChanged: ({ name, restoreUrl }, portal) => ({
      subject: 'E-posten eller mobilnummeret ditt er endra',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `E-postadressa eller mobilnummeret som høyrer til brukaren din på ${portal}, er nettopp endra.`,
        'Var det deg? Då treng du ikkje gjere noko. Var det ikkje deg, må du lage eit nytt passord med ein gong:',
      ],
      action: { text: 'Lag nytt passord', url: restoreUrl },
      sms: `E-post eller mobilnummer er endra. Var det ikkje deg? Lag nytt passord: ${restoreUrl}`,
    }),
    twoFactorOn: ({ name }, portal) => ({
      subject: 'Innlogging i to steg er slått på',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `Frå no av treng du ein kode i tillegg til passordet når du loggar inn på ${portal}. Då er brukaren din tryggare, også om nokon skulle få tak i passordet.`,
        'Var det ikkje du som slo det på? Sei frå til oss, så hjelper vi deg.',
      ],
      sms: 'Innlogging i to steg er slått på. Var det ikkje deg? Sei frå til oss.',
    }),
    twoFactorOff: ({ name, restoreUrl }, portal) => ({
      subject: 'Innlogging i to steg er slått av',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `No treng du berre passordet når du loggar inn på ${portal}. Du kan slå på innlogging i to steg igjen i profilen din.`,
        'Var det deg? Då treng du ikkje gjere noko. Var det ikkje deg, må du lage eit nytt passord med ein gong:',
      ],
      action: { text: 'Lag nytt passord', url: restoreUrl },
      sms: `Innlogging i to steg er slått av. Var det ikkje deg? Lag nytt passord: ${restoreUrl}`,
    }),
    loggedInAs: ({ name, reason }, portal) => ({
      subject: 'Ein medarbeidar har vore logga inn som deg',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `Ein av oss som hjelper folk i ${portal}, har logga inn som deg for å hjelpe til eller rette ein feil.`,
        `Grunnen som vart oppgitt: ${reason}`,
        'Det varer i høgst ein halv time. På profilen din kan du lese kva som vart sett på, og om noko vart endra. Lurer du på noko, er det berre å spørje oss.',
      ],
      sms: 'Ein medarbeidar har logga inn som deg for å hjelpe til. Lurer du på kvifor? Spør oss.',
    }),
    erased: ({ name }, portal) => ({
      subject: 'Brukaren din er sletta',
      greeting: `Hei, ${name}!`,
      paragraphs: [
        `Brukaren din på ${portal} og opplysningane om deg er sletta.`,
        'Loggen over kven som har brukt tilgangen sin, må vi ta vare på. Der står ikkje namnet ditt.',
        'Takk for at du var med. Du er velkomen tilbake når du vil!',
      ],
      sms: 'Brukaren din og opplysningane om deg er sletta. Du er velkomen tilbake når du vil!',
    }),
  },
};
