export const nb = {
  not_found: {
    title: 'Denne siden finnes ikke',
    text: 'Lenken kan være gammel, eller adressen feil skrevet. Det meste finner du igjen fra forsiden.',
    home: 'Til forsiden',
  },
  server_error: {
    title: 'Auda, noe gikk galt',
    text: 'Feilen er hos oss, og vi har fått beskjed. Prøv igjen om litt.',
    try_again: 'Prøv igjen',
    home: 'Til forsiden',
  },
  private_organisation: {
    title: 'Dette er en privat organisasjon',
    text: 'Denne organisasjonen er privat',
    button: 'Arrangør',
  },
  styleguide: { title: 'Stilguide' },
  service_page: { contents: 'På denne siden', updated: (date: string) => `Sist oppdatert ${date}` },
};
