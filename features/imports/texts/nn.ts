import { inNorwegianSentence as inSentence } from '#platform/language/capitals.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  page_title: 'Henta utanfrå',
  lead: 'Aktivitetar som blir henta frå andre, og korleis det gjekk sist.',
  sources_title: 'Blir henta for heile landet',
  sources_lead: 'Kjelder som er felles for alle kommunar.',
  runs_title: 'Siste hentingar',
  events: (count) => (count === 1 ? '1 aktivitet her' : `${count} aktivitetar her`),
  last: (when) => `Sist lesen ${inSentence(when)}`,
  good: (when) => `Sist vellykka ${inSentence(when)}`,
  never: 'Har ikkje lykkast enno',
  outcomes: {
    running: 'Går føre seg',
    done: 'Vellykka',
    broken: 'Feil hos kjelda',
    failed: 'Feil hos oss',
    abandoned: 'Vart avbroten',
  },
  counts: (created, changed, removed, skipped) =>
    `${created} ${created === 1 ? 'ny' : 'nye'}, ${changed} endra, ${removed} borte, ${skipped} utelatne`,
  columns: { when: 'Når', source: 'Kjelde', outcome: 'Resultat', what: 'Kva som skjedde' },
  empty: {
    title: 'Ingenting blir henta utanfrå',
    text: 'Når portalen hentar aktivitetar frå andre, kjem kjeldene fram her.',
  },
  failed: 'Vi klarte ikkje å hente kjeldene.',
  names: { dnt: 'Den Norske Turistforening' },
};
