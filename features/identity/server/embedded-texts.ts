import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  title: 'Test av innlogging',
  badge: 'Testtjeneste',
  notReal: 'Dette er ikke ID-porten. Her prøver du innlogging med personer som ikke finnes.',
  heading: 'Hvem vil du logge inn som?',
  asked: {
    'idporten-loa-substantial': 'Portalen ber om MinID, BankID eller tilsvarende.',
    'idporten-loa-high': 'Portalen ber om BankID eller tilsvarende. Med MinID alene kommer du ikke inn.',
  },
  level: { 'idporten-loa-substantial': 'Har bare MinID', 'idporten-loa-high': 'Har BankID' },
  born: (year: string, number: string) => `Født ${year}, fødselsnummer ${number}`,
  bornAbroad: (year: string, number: string) => `Født ${year}, D-nummer ${number}`,
  numberless: 'Utenlandsk eID, uten norsk nummer',
  cancel: 'Avbryt',
  expired: 'Innloggingen er ikke i gang lenger',
  expiredHelp: 'Gå tilbake til portalen og begynn på nytt.',
};

const nn: TextsLike<typeof nb> = {
  title: 'Test av innlogging',
  badge: 'Testteneste',
  notReal: 'Dette er ikkje ID-porten. Her prøver du innlogging med personar som ikkje finst.',
  heading: 'Kven vil du logge inn som?',
  asked: {
    'idporten-loa-substantial': 'Portalen ber om MinID, BankID eller tilsvarande.',
    'idporten-loa-high': 'Portalen ber om BankID eller tilsvarande. Med MinID åleine kjem du ikkje inn.',
  },
  level: { 'idporten-loa-substantial': 'Har berre MinID', 'idporten-loa-high': 'Har BankID' },
  born: (year, number) => `Fødd ${year}, fødselsnummer ${number}`,
  bornAbroad: (year, number) => `Fødd ${year}, D-nummer ${number}`,
  numberless: 'Utanlandsk eID, utan norsk nummer',
  cancel: 'Avbryt',
  expired: 'Innlogginga er ikkje i gang lenger',
  expiredHelp: 'Gå tilbake til portalen og start på nytt.',
};

const en: TextsLike<typeof nb> = {
  title: 'Login test',
  badge: 'Test service',
  notReal: 'This is not ID-porten. Here you try logging in as people who do not exist.',
  heading: 'Who do you want to log in as?',
  asked: {
    'idporten-loa-substantial': 'The portal asks for MinID, BankID or equivalent.',
    'idporten-loa-high': 'The portal asks for BankID or equivalent. MinID alone does not get you in.',
  },
  level: { 'idporten-loa-substantial': 'Has MinID only', 'idporten-loa-high': 'Has BankID' },
  born: (year, number) => `Born ${year}, national identity number ${number}`,
  bornAbroad: (year, number) => `Born ${year}, D number ${number}`,
  numberless: 'Foreign eID, no Norwegian number',
  cancel: 'Cancel',
  expired: 'This login has expired',
  expiredHelp: 'Go back to the portal and start again.',
};

/** Texts of the login page of the embedded provider. */
export const EMBEDDED_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
