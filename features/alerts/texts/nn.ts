import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  frequencies: { at_once: 'Med ein gong', daily: 'Kvar morgon', weekly: 'Kvar måndag' },
  frequency: 'Kor ofte',
  frequency_of: (name) => `Kor ofte: ${name}`,
  form: {
    title: 'Sei frå om nye',
    text: 'Få beskjed når det kjem nye aktivitetar på denne lista.',
    submit: 'Sei frå om nye',
    log_in_text: 'Logg inn først, så veit vi kven vi skal seie frå til. Etterpå er du tilbake her.',
    log_in: 'Logg inn',
    done: (name) => `Då seier vi frå om nye: ${name}`,
    see: 'Sjå varsla dine',
  },
  own: {
    title: 'Nye aktivitetar du vil høyre om',
    empty: 'Vil du vite om nye aktivitetar? Vel filter i lista, og trykk på «Abonner på lista» nedst.',
    find: 'Finn aktivitetar',
    told: (day) => `Siste varsel ${day}`,
    not_told: 'Ikkje noko nytt enno',
    by_email: 'Også på e-post',
    by_email_of: (name) => `Også på e-post: ${name}`,
    delete: 'Slett',
    delete_which: (name) => `Slett varselet: ${name}`,
    deleted: 'Varselet er sletta',
  },
};
