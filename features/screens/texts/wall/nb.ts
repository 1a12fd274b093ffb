export const nb = {
  title: 'Infoskjerm',
  description: 'Siden som en infoskjerm viser.',
  starting: 'Skjermen starter …',
  open: 'Åpne kommunekontoret, velg Skjermer og skriv',
  lasts: 'Koden virker i ti minutter. Så kommer det en ny.',
  scan: 'Skann og gå rett dit',
  important: 'Viktig beskjed',
  behind: 'Uten nett – viser det vi hentet sist',
  event_code: (name: string) => `QR-kode til ${name}`,
  picture: 'Bilde fra kommunen',
};
