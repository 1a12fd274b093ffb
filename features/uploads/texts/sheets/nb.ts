export const nb = {
  button: 'Hent fra regneark',
  choose: 'Velg fil',
  choose_again: 'Velg en annen fil',
  template: 'Last ned en tom mal',
  cancel: 'Avbryt',
  close: 'Lukk',
  more: (count: number) => (count === 1 ? '… og 1 til' : `… og ${count} til`),
  faulty: (count: number) => (count === 1 ? '1 feil. Ingenting er lagret.' : `${count} feil. Ingenting er lagret.`),
  first_faults: (shown: number, count: number) => `De første ${shown} av ${count} feil. Rett dem, så ser du resten.`,
  place: (row: number, column: string) => `Rad ${row}, ${column}`,
  sheet: (name: string) => `Vi leste arket «${name}».`,
  ignored: (columns: string) => `Disse kolonnene er ikke lest: ${columns}.`,
};
