export const nb = {
  not_found: { title: 'Denne siden finnes ikke' },
  server_error: { title: 'Auda, noe gikk galt' },
  private_organisation: { title: 'Dette er en privat organisasjon' },
  styleguide: { title: 'Stilguide' },
};
