import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { en as mergeStopsEn } from './merge-stops/en.ts';
import { nb as mergeStopsNb } from './merge-stops/nb.ts';
import { nn as mergeStopsNn } from './merge-stops/nn.ts';

const nb = {
  still_owner: (organisations: string) =>
    `Du eier ${organisations}. Gi eierskapet til noen andre først, så kan du slette brukeren din.`,
  no_such_person: 'Ingen er registrert her med dette nummeret. Skriv e-posten i stedet, så får de en invitasjon.',
  invited_too_often: (address: string) => `${address} har fått flere invitasjoner i dag. Prøv igjen i morgen.`,
  invited_too_many: (count: number) => `Kommunen kan invitere ${count} i døgnet. Prøv igjen i morgen.`,
  staff_invite_gone: 'Invitasjonen gjelder ikke lenger. Be om en ny.',
  staff_invite_used: 'Invitasjonen er brukt allerede.',
  staff_invite_expired: 'Invitasjonen er gått ut. Be om en ny.',
  staff_invite_other: (address: string) => `Invitasjonen gjelder ${address}. Logg inn med den adressen.`,
  last_admin: 'Kommunen må ha minst én administrator. Gi rollen til en annen først.',
  last_super_admin: 'Portalen må ha minst én superadministrator. Gi rettigheten til en annen først.',
  say_why: 'Skriv hvorfor, med minst fem tegn',
  merge_changed: 'Noe er endret siden du så på det. Se gjennom en gang til, og slå sammen etterpå.',
  merge_stops: mergeStopsNb,
};

const nn: TextsLike<typeof nb> = {
  still_owner: (organisations) =>
    `Du eig ${organisations}. Gi eigarskapen til nokon andre først, så kan du slette brukaren din.`,
  no_such_person: 'Ingen er registrert her med dette nummeret. Skriv e-posten i staden, så får dei ein invitasjon.',
  invited_too_often: (address) => `${address} har fått fleire invitasjonar i dag. Prøv igjen i morgon.`,
  invited_too_many: (count) => `Kommunen kan invitere ${count} i døgnet. Prøv igjen i morgon.`,
  staff_invite_gone: 'Invitasjonen gjeld ikkje lenger. Be om ein ny.',
  staff_invite_used: 'Invitasjonen er brukt allereie.',
  staff_invite_expired: 'Invitasjonen er gått ut. Be om ein ny.',
  staff_invite_other: (address) => `Invitasjonen gjeld ${address}. Logg inn med den adressa.`,
  last_admin: 'Kommunen må ha minst éin administrator. Gi rolla til ein annan først.',
  last_super_admin: 'Portalen må ha minst éin superadministrator. Gi retten til ein annan først.',
  say_why: 'Skriv kvifor, med minst fem teikn',
  merge_changed: 'Noko er endra sidan du såg på det. Sjå gjennom ein gong til, og slå saman etterpå.',
  merge_stops: mergeStopsNn,
};

const en: TextsLike<typeof nb> = {
  still_owner: (organisations) =>
    `You own ${organisations}. Transfer ownership to someone else first, then you can delete your account.`,
  no_such_person:
    'No one is registered here with this number. Type the e-mail address instead, and they get an invitation.',
  invited_too_often: (address) => `${address} has had several invitations today. Try again tomorrow.`,
  invited_too_many: (count) => `The municipality can invite ${count} people a day. Try again tomorrow.`,
  staff_invite_gone: 'The invitation is no longer valid. Ask for a new one.',
  staff_invite_used: 'The invitation has already been used.',
  staff_invite_expired: 'The invitation has expired. Ask for a new one.',
  staff_invite_other: (address) => `The invitation is for ${address}. Log in with that address.`,
  last_admin: 'A municipality must have at least one administrator. Give the role to another person first.',
  last_super_admin: 'The portal must have at least one super-admin. Give the right to another person first.',
  say_why: 'Say why, with at least five characters',
  merge_changed: 'Something has changed since you looked. Look through it once more, and then merge.',
  merge_stops: mergeStopsEn,
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
