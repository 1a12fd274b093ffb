export const nb = {
  write: (chosen: number) => {
    if (chosen === 0) return 'Skriv til alle';
    return chosen === 1 ? 'Skriv til den valgte' : `Skriv til de ${chosen} valgte`;
  },
  choose: (name: string) => `Velg ${name}`,
  title: (chosen: number) => {
    if (chosen === 0) return 'Skriv til alle godkjente arrangører';
    return chosen === 1 ? 'Skriv til én arrangør' : `Skriv til ${chosen} arrangører`;
  },
  text: 'Brevet går til dem som svarer for hver arrangør. Svarene kommer til e-posten din.',
  municipality: 'Kommune',
  subject: 'Emne',
  subject_missing: 'Skriv hva det gjelder.',
  body: 'Melding',
  body_missing: 'Skriv meldingen.',
  send: 'Send',
  cancel: 'Avbryt',
  close: 'Lukk',
  sent: (count: number) =>
    count === 1 ? 'Brevet er på vei til én arrangør' : `Brevet er på vei til ${count} arrangører`,
};
