import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  page_title: 'Aktivitetar',
  lead: 'Finn kva aktivitet som helst i kommunen. Det som er ulovleg, kan de ta ned; arrangøren får vite kvifor.',
  kind: 'Kva for nokre',
  kinds: { coming: 'Kjem', past: 'Har vore', down: 'Tekne ned' },
  search: 'Namn på aktivitet eller arrangør',
  find: 'Søk',
  when: {
    coming: (when) => `Neste gong ${when}`,
    past: (when) => `Sist ${when}`,
    down: (when) => `Teken ned ${when}`,
  },
  reason: (reason) => `Grunn: ${reason}`,
  see: 'Opne',
  see_which: (name) => `Opne ${name}`,
  deeds: {
    take_down: {
      label: 'Ta ned',
      which: (name) => `Ta ned ${name}`,
      title: (name) => `Ta ned ${name}?`,
      text: 'Aktiviteten forsvinn for alle, og påmeldingane blir avlyste. Arrangøren får grunngivinga.',
      done: (name) => `${name} er teken ned`,
    },
    lift: {
      label: 'Opne for publisering',
      which: (name) => `Opne for publisering: ${name}`,
      title: (name) => `Opne for publisering av ${name}?`,
      text: 'Arrangøren kan publisere han på nytt, og får vite kvifor.',
      done: (name) => `${name} kan publiserast igjen`,
    },
  },
  dialog: {
    reason: 'Grunn',
    reason_help: 'Arrangøren får lese han.',
    reason_required: 'Skriv ein grunn på minst fem teikn.',
    cancel: 'Avbryt',
    close: 'Lukk',
  },
  empty: { title: 'Ingen aktivitetar', text: 'Prøv eit anna ord, eller eit anna utval.' },
  failed: 'Vi klarte ikkje å hente aktivitetane.',
  pages: { label: 'Sider med aktivitetar', previous: 'Førre', next: 'Neste', page: (page) => `Side ${page}` },
};
