/** What the pages that say no tell below their titles, which everybody has. It comes with them. */
export const nb = {
  not_found: {
    text: 'Lenken kan være gammel, eller adressen feil skrevet. Det meste finner du igjen fra forsiden.',
    home: 'Til forsiden',
  },
  server_error: {
    text: 'Feilen er hos oss, og vi har fått beskjed. Prøv igjen om litt.',
    try_again: 'Prøv igjen',
    home: 'Til forsiden',
  },
  private_organisation: {
    text: 'Denne organisasjonen er privat',
    button: 'Arrangør',
    warning: 'Arrangøren du prøver å gå inn på er privat.',
  },
};
