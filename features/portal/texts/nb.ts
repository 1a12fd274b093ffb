export const nb = {
  unsaved: {
    title: 'Du har ikke lagret',
    text: 'Du mister endringene som ikke er lagret, hvis du går videre uten å lagre. Vil du fortsette?',
    leave: 'Gå videre uten å lagre',
    stay: 'Bli her',
    close: 'Lukk',
  },
  failure: {
    notice: 'Merk følgende',
    forbidden: 'Du har ikke tilgang til dette.',
    error: 'Feil',
    generic: 'Auda, noe gikk galt',
    invalid: 'Noen felt må rettes.',
    unknown: 'Det oppstod en ukjent feil.',
  },
  /** Of a part of a page that could not be fetched. */
  failed: 'Vi fikk ikke hentet dette. Prøv igjen om litt.',
  try_again: 'Prøv igjen',
};
