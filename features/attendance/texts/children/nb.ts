import { inNorwegianSentence as inSentence } from '#platform/language/capitals.ts';

const together = (names: readonly string[]): string => new Intl.ListFormat('nb', { type: 'conjunction' }).format(names);

export const nb = {
  label: 'Barna dine',
  open: 'Meld på barn',
  title: 'Hvem vil du melde på?',
  text: (name: string, when: string) => `${name}, ${inSentence(when)}. Barnet får plassen, og du får beskjedene.`,
  children: 'Barna dine',
  child: (name: string, age: number) => `${name}, ${age} år`,
  required: 'Velg minst ett barn',
  times: 'Hvilke ganger?',
  one_time: 'Bare denne gangen',
  all_times: (times: number) => (times === 2 ? 'Begge gangene' : `Alle ${times} gangene`),
  confirm: 'Meld på',
  cancel: 'Avbryt',
  close: 'Lukk',
  state: {
    attending: 'Deltar',
    waiting: 'På venteliste',
    position: (position: number) => `Nr. ${position} på venteliste`,
    offered: 'Tilbud om plass',
    not_open: 'Kan ikke meldes på denne gangen',
  },
  accept: 'Ta plassen',
  accept_for: (name: string) => `Ta plassen for ${name}`,
  leave: 'Meld av',
  leave_for: (name: string) => `Meld av ${name}`,
  code: 'Vis koden',
  code_for: (name: string) => `Vis koden til ${name}`,
  leaving: {
    title: (name: string) => `Vil du melde av ${name}?`,
    text: (event: string, when: string) => `${event}, ${inSentence(when)}. Plassen går til den neste i køen.`,
    confirm: 'Meld av',
    done: (name: string) => `${name} er meldt av`,
  },
  done: {
    attending: (names: readonly string[]) => `${together(names)} er påmeldt`,
    waiting: (names: readonly string[]) => `${together(names)} står på venteliste`,
  },
};
