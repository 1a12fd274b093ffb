export const nb = {
  button: 'Les inn en liste',
  title: 'Les inn en liste med barn',
  text: 'Velg et regneark (.xlsx) eller en csv-fil med ett barn i hver rad. Vi sjekker alt først, og ingenting blir tatt inn før du sier ja.',
  columns_needed:
    'Filen må ha kolonnene fornavn, etternavn, fødselsnummer og postnummer. Fødselsdato er med i malen, men trengs sjelden. Andre kolonner leser vi ikke.',
  kept: 'Fødselsnumrene lagres kryptert, og slettes senest etter 24 timer om du ikke tar listen inn.',
  scheme: 'Ordning',
  choose_scheme: 'Velg ordning',
  scheme_required: 'Velg en ordning.',
  template: { xlsx: 'Last ned mal (regneark)', csv: 'Last ned mal (csv)' },
  template_file: 'barneliste',
  choose_file: 'Velg fil',
  heading: 'Lister som er lest inn',
  name: (scheme: string) => `Liste med barn, ${scheme}`,
  states: { waiting: 'Venter på et ja', running: 'Tas inn nå', done: 'Tatt inn', stopped: 'Stanset' },
  asked_by: (name: string, day: string) => `${name}, ${day}`,
  right: (count: number, text: string) => (count === 1 ? '1 konto blir åpnet' : `${text} kontoer blir åpnet`),
  cost: (cost: string, room: string) => `Det koster ${cost}. Rammen har ${room} igjen.`,
  too_little: 'Rammen for ordningen rekker ikke til alle. Ta bort rader, eller be om større ramme.',
  known: (count: number, text: string) =>
    count === 1
      ? '1 barn har konto fra før og blir hoppet over.'
      : `${text} barn har konto fra før og blir hoppet over.`,
  no_faults: 'Ingen feil.',
  faulty: (count: number, text: string) => (count === 1 ? '1 rad har feil' : `${text} rader har feil`),
  place: (row: number, column: string) => `Rad ${row}, ${column}`,
  columns: {
    first_name: 'fornavn',
    last_name: 'etternavn',
    ssn: 'fødselsnummer',
    born_on: 'fødselsdato',
    postal_code: 'postnummer',
  },
  more_faults: (count: number) => `Vis ${count} til`,
  fewer_faults: 'Vis færre',
  first_faults: (shown: string, all: string) => `Dette er de ${shown} første av ${all} feil. Filen har alle.`,
  fetch_faults: 'Last ned alle feil',
  fault_file: 'feil-i-listen',
  first_rows: 'Slik har vi lest de første radene',
  ignored: (columns: string) => `Disse kolonnene leser vi ikke: ${columns}.`,
  sheet: (name: string) => `Filen har flere ark. Vi har lest «${name}».`,
  take: (count: number, text: string) => (count === 1 ? 'Åpne 1 konto' : `Åpne ${text} kontoer`),
  take_right: (right: string, faulty: string) => `Åpne ${right}, og la ${faulty} med feil ligge`,
  drop: 'Forkast listen',
  stop: 'Stans',
  progress: (done: string, all: string) => `${done} av ${all} kontoer er åpnet`,
  left_out: (count: number, text: string) =>
    count === 1
      ? '1 rad ble hoppet over fordi noe har endret seg siden filen ble lest.'
      : `${text} rader ble hoppet over fordi noe har endret seg siden filen ble lest.`,
  done: {
    read: 'Filen er lest',
    taken: 'Listen tas inn nå',
    dropped: 'Listen er forkastet',
    stopped: 'Listen er stanset',
  },
};
