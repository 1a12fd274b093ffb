export const nb = {
  frequencies: { at_once: 'Med en gang', daily: 'Hver morgen', weekly: 'Hver mandag' },
  frequency: 'Hvor ofte',
  frequency_of: (name: string) => `Hvor ofte: ${name}`,
  form: {
    title: 'Si fra om nye',
    text: 'Få beskjed når det kommer nye aktiviteter på denne listen.',
    submit: 'Si fra om nye',
    log_in_text: 'Logg inn først, så vet vi hvem vi skal si fra til. Etterpå er du tilbake her.',
    log_in: 'Logg inn',
    done: (name: string) => `Da sier vi fra om nye: ${name}`,
    see: 'Se varslene dine',
  },
  own: {
    title: 'Nye aktiviteter du vil høre om',
    empty: 'Vil du vite om nye aktiviteter? Velg filtre i listen, og trykk på «Ta med deg listen» nederst.',
    find: 'Finn aktiviteter',
    told: (day: string) => `Sist sagt fra ${day}`,
    not_told: 'Ikke noe nytt ennå',
    delete: 'Slett',
    delete_which: (name: string) => `Slett varselet: ${name}`,
    deleted: 'Varselet er slettet',
  },
};
