import { inNorwegianSentence as inSentence } from '#platform/language/capitals.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

const together = (names: readonly string[]): string => new Intl.ListFormat('nn', { type: 'conjunction' }).format(names);

export const nn: TextsLike<typeof nb> = {
  label: 'Barna dine',
  open: 'Meld på barn',
  title: 'Kven vil du melde på?',
  text: (name, when) => `${name}, ${inSentence(when)}. Barnet får plassen, og du får beskjedane.`,
  children: 'Barna dine',
  child: (name, age) => `${name}, ${age} år`,
  required: 'Vel minst eitt barn',
  times: 'Kva gonger?',
  one_time: 'Berre denne gongen',
  all_times: (times) => (times === 2 ? 'Begge gongene' : `Alle dei ${times} gongene`),
  confirm: 'Meld på',
  cancel: 'Avbryt',
  close: 'Lukk',
  state: {
    attending: 'Deltek',
    waiting: 'På venteliste',
    position: (position) => `Nr. ${position} på venteliste`,
    offered: 'Tilbod om plass',
    not_open: 'Kan ikkje meldast på denne gongen',
  },
  accept: 'Ta plassen',
  accept_for: (name) => `Ta plassen for ${name}`,
  leave: 'Meld av',
  leave_for: (name) => `Meld av ${name}`,
  code: 'Vis koden',
  code_for: (name) => `Vis koden til ${name}`,
  leaving: {
    title: (name) => `Vil du melde av ${name}?`,
    text: (event, when) => `${event}, ${inSentence(when)}. Plassen går til den neste i køen.`,
    confirm: 'Meld av',
    done: (name) => `${name} er meld av`,
  },
  done: {
    attending: (names) => `${together(names)} er påmeld${names.length > 1 ? 'e' : ''}`,
    waiting: (names) => `${together(names)} står på venteliste`,
  },
};
