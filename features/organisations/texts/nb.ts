export const nb = {
  you_are_here: 'Du er her',
  breadcrumb: 'Aktiviteter',
  description: (name: string, place: string) => `Se hva ${name} i ${place} har på gang.`,
  place: (district: string, municipality: string) => `${district}, ${municipality}`,
  coming: 'Dette skjer framover',
  count: (events: number) => (events === 1 ? '1 aktivitet framover' : `${events} aktiviteter framover`),
  about: 'Om oss',
  website: 'Gå til nettstedet',
  calendar: {
    title: 'I kalenderen din',
    text: 'Abonner, så dukker nye aktiviteter opp i kalenderen på telefonen eller PC-en.',
    action: 'Abonner',
  },
  empty: {
    title: 'Ingenting på programmet akkurat nå',
    text: (name: string) => `${name} har ikke satt opp noe framover. Kanskje noe annet i nærheten passer?`,
    all_events: 'Vis alle aktiviteter',
  },
  beyond: {
    title: 'Så langt går ikke listen',
    text: 'Det er færre sider enn du ba om.',
    first_page: 'Til den første siden',
  },
  failed: { title: 'Vi fikk ikke hentet aktivitetene', try_again: 'Prøv igjen' },
  pages: {
    label: 'Sider med aktiviteter',
    previous: 'Forrige',
    next: 'Neste',
    page: (page: number) => `Side ${page}`,
  },
};
