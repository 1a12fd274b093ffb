import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  page_title: 'Folk med tilgang',
  lead: 'Dei som kan gjere noko på vegner av kommunen, og når dei sist var innom.',
  invite: 'Gi tilgang',
  roles: { admin: 'Administrator', support: 'Saksbehandlar', auditor: 'Revisor' },
  role_help: {
    support: 'Svarar arrangørar og innbyggjarar, og les det meste',
    auditor: 'Les rekneskapen for fritidskontoane, og ingenting anna',
  },
  table: 'Folk med tilgang i kommunen',
  columns: { name: 'Namn', roles: 'Rolle', seen: 'Sist innom', actions: 'Handling' },
  never: 'Ikkje innom i det siste',
  since: (day) => `sidan ${day}`,
  take: (role) => `Ta bort ${role.toLowerCase()}`,
  take_which: (role, name) => `Ta bort ${role.toLowerCase()} frå ${name}`,
  admins_note: 'Administratorar får og mistar rolla hos dei som driftar portalen.',
  empty: { title: 'Ingen har tilgang enno', text: 'Gi ein kollega tilgang, så kjem dei fram her.' },
  failed: 'Vi fekk ikkje henta kven som har tilgang.',
  pages: { label: 'Sider', previous: 'Førre', next: 'Neste', page: (page) => `Side ${page}` },
  dialog: {
    title: 'Gi ein kollega tilgang',
    text: 'Personen må vere registrert her med denne adressa. Alle øktene deira blir avslutta, så dei loggar inn på nytt med to faktorar.',
    username: 'E-post eller mobilnummer',
    username_missing: 'Skriv e-posten eller mobilnummeret til personen.',
    role: 'Rolle',
    send: 'Gi tilgang',
    cancel: 'Avbryt',
    close: 'Lukk',
  },
  taking: {
    title: (name) => `Ta bort tilgangen til ${name}?`,
    text: 'Dei blir logga ut med ein gong, og ser ikkje lenger romma til kommunen.',
    yes: 'Ta bort',
  },
  given: (name) => `${name} har fått tilgang`,
  taken: (name) => `${name} har mista tilgangen`,
};
