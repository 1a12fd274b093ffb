/** What the menu of a file says, wherever it is. The dictionary of each list takes it in, with the file's own name. */
export const exportMenu = {
  button: 'Last ned',
  types: { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' },
  making: 'Filen lages …',
  leave: 'Du kan gjøre noe annet så lenge.',
  ready: 'Filen er klar, og ligger her i et kvarter.',
  fetch: 'Last ned filen',
  failed: 'Filen ble ikke laget. Prøv igjen.',
  expired: 'Filen er ikke her lenger. Lag en ny.',
};
