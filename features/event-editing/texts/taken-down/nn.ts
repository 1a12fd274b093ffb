import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  tab: 'Tekne ned',
  title: 'Aktivitetar som er tekne ned',
  lead: 'Dei er borte for alle til de opnar for dei igjen. Opne aktiviteten for å gjere det.',
  about: (organiser, municipality) => `${organiser} · ${municipality}`,
  when: (when) => `Teken ned ${when}`,
  reason: (reason) => `Grunn: ${reason}`,
  see: 'Opne aktiviteten',
  see_which: (name) => `Opne aktiviteten ${name}`,
  empty: { title: 'Ingenting er teke ned', text: 'Det som blir teke ned, står her til det er synleg igjen.' },
  pages: {
    label: 'Sider med aktivitetar',
    previous: 'Førre',
    next: 'Neste',
    page: (page) => `Side ${page}`,
  },
  failed: 'Vi klarte ikkje å hente aktivitetane.',
};
