import { inNorwegianSentence as inSentence } from '#platform/language/capitals.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Mi side',
  lead: (name, when) => `Neste på planen: ${name}, ${inSentence(when)}.`,
  lead_offer: 'Du har fått tilbod om plass. Svar før fristen går ut.',
  lead_empty: 'Her finn du att alt du melder deg på.',
  offers: { title: 'Ventar på svar frå deg' },
  coming: {
    title: 'Dette skal du på',
    empty_title: 'Ingenting på planen enno',
    empty: 'Finn noko du har lyst til å vere med på. Når du melder deg på, står det her.',
    find: 'Finn aktivitetar',
    only_waiting: 'Du har ingen plass enno, men står på venteliste.',
  },
  waiting: { title: 'Du står på venteliste' },
  organise: {
    title: 'Det du arrangerer',
    none: 'Ingen aktivitetar framover.',
    new: 'Ny aktivitet',
    dashboard: 'Oversikt',
    of: (doing, organisation) => `${doing}: ${organisation}`,
    attending: (people) => (people === 1 ? '1 påmeld' : `${people} påmelde`),
    attending_of: (people, places) => `${people} av ${places} påmelde`,
  },
  whose: { label: 'Kven', all: 'Alle', own: 'Meg' },
  of_family: {
    coming: 'Dette skal de på',
    waiting: 'På venteliste',
    past: 'Dette har de vore med på',
    only_waiting: 'Ingen plass enno, men nokon av dykk står på venteliste.',
  },
  of_child: {
    coming: (name) => `Dette skal ${name} på`,
    waiting: (name) => `${name} står på venteliste`,
    past: (name) => `Dette har ${name} vore med på`,
    only_waiting: (name) => `${name} har ingen plass enno, men står på venteliste.`,
  },
  past: { title: 'Dette har du vore med på', empty: 'Når noko er over, finn du det att her.' },
  show_all: (count) => `Vis alle ${count}`,
  show_more: 'Vis fleire',
  to_calendar: 'Sjå timeplanen i kalenderen',
  shift: 'Vakt',
  shift_named: (name) => `Vakt: ${name}`,
  leave_shift: 'Gi frå deg vakta',
  shift_left: 'Du har gitt frå deg vakta',
  checked_in: 'Sjekka inn',
  cancelled: 'Avlyst',
  about: (doing, name) => `${doing}: ${name}`,
  failed: 'Vi klarte ikkje å hente dette. Prøv igjen om litt.',
};
