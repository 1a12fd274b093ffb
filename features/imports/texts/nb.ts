import { inNorwegianSentence as inSentence } from '#platform/language/capitals.ts';
export const nb = {
  page_title: 'Hentet utenfra',
  lead: 'Aktiviteter som hentes fra andre, og hvordan det gikk sist.',
  sources_title: 'Hentes for hele landet',
  sources_lead: 'Kilder som er felles for alle kommuner.',
  runs_title: 'Siste hentinger',
  events: (count: number) => (count === 1 ? '1 aktivitet her' : `${count} aktiviteter her`),
  last: (when: string) => `Sist lest ${inSentence(when)}`,
  good: (when: string) => `Sist vellykket ${inSentence(when)}`,
  never: 'Har ikke lykkes ennå',
  outcomes: {
    running: 'Pågår',
    done: 'Vellykket',
    broken: 'Feil hos kilden',
    failed: 'Feil hos oss',
    abandoned: 'Ble avbrutt',
  },
  counts: (created: number, changed: number, removed: number, skipped: number) =>
    `${created} ${created === 1 ? 'ny' : 'nye'}, ${changed} endret, ${removed} borte, ${skipped} utelatt`,
  columns: { when: 'Når', source: 'Kilde', outcome: 'Resultat', what: 'Hva som skjedde' },
  empty: { title: 'Ingenting hentes utenfra', text: 'Når portalen henter aktiviteter fra andre, vises kildene her.' },
  failed: 'Vi klarte ikke å hente kildene.',
  names: { dnt: 'Den Norske Turistforening' } as Readonly<Record<string, string>>,
};
