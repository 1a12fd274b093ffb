/** For those who look after the contents: what they have taken down. */
export const nb = {
  tab: 'Tatt ned',
  title: 'Aktiviteter som er tatt ned',
  lead: 'De er borte for alle til dere åpner for dem igjen. Åpne aktiviteten for å gjøre det.',
  about: (organiser: string, municipality: string) => `${organiser} · ${municipality}`,
  when: (when: string) => `Tatt ned ${when}`,
  reason: (reason: string) => `Grunn: ${reason}`,
  see: 'Åpne aktiviteten',
  see_which: (name: string) => `Åpne aktiviteten ${name}`,
  empty: { title: 'Ingenting er tatt ned', text: 'Det som blir tatt ned, står her til det vises igjen.' },
  pages: {
    label: 'Sider med aktiviteter',
    previous: 'Forrige',
    next: 'Neste',
    page: (page: number) => `Side ${page}`,
  },
  failed: 'Vi klarte ikke å hente aktivitetene.',
};
