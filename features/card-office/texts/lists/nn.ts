import type { ListTexts } from './token.ts';

export const nn: ListTexts = {
  button: 'Les inn ei liste',
  title: 'Les inn ei liste med barn',
  text: 'Vel eit rekneark (.xlsx) eller ei csv-fil med eitt barn i kvar rad. Vi sjekkar alt først, og ingenting blir teke inn før du seier ja.',
  columns_needed:
    'Fila må ha kolonnane førenamn, etternamn, fødselsnummer og postnummer. Fødselsdato er med i malen, men trengst sjeldan. Andre kolonnar les vi ikkje.',
  kept: 'Fødselsnummera blir lagra krypterte, og sletta seinast etter 24 timar om du ikkje tek lista inn.',
  scheme: 'Ordning',
  choose_scheme: 'Vel ordning',
  scheme_required: 'Vel ei ordning.',
  template: { xlsx: 'Last ned mal (rekneark)', csv: 'Last ned mal (csv)' },
  template_file: 'barneliste',
  choose_file: 'Vel fil',
  heading: 'Lister som er lesne inn',
  name: (scheme) => `Liste med barn, ${scheme}`,
  states: { waiting: 'Ventar på eit ja', running: 'Blir teken inn no', done: 'Teken inn', stopped: 'Stansa' },
  asked_by: (name, day) => `${name}, ${day}`,
  right: (count, text) => (count === 1 ? '1 konto blir opna' : `${text} kontoar blir opna`),
  cost: (cost, room) => `Det kostar ${cost}. Ramma har ${room} igjen.`,
  too_little: 'Ramma for ordninga rekk ikkje til alle. Ta bort rader, eller be om større ramme.',
  known: (count, text) =>
    count === 1 ? '1 barn har konto frå før og blir hoppa over.' : `${text} barn har konto frå før og blir hoppa over.`,
  no_faults: 'Ingen feil.',
  faulty: (count, text) => (count === 1 ? '1 rad har feil' : `${text} rader har feil`),
  place: (row, column) => `Rad ${row}, ${column}`,
  columns: {
    first_name: 'førenamn',
    last_name: 'etternamn',
    ssn: 'fødselsnummer',
    born_on: 'fødselsdato',
    postal_code: 'postnummer',
  },
  more_faults: (count) => `Vis ${count} til`,
  fewer_faults: 'Vis færre',
  first_faults: (shown, all) => `Dette er dei ${shown} første av ${all} feil. Fila har alle.`,
  fetch_faults: 'Last ned alle feil',
  fault_file: 'feil-i-lista',
  first_rows: 'Slik har vi lese dei første radene',
  ignored: (columns) => `Desse kolonnane les vi ikkje: ${columns}.`,
  sheet: (name) => `Fila har fleire ark. Vi har lese «${name}».`,
  take: (count, text) => (count === 1 ? 'Opne 1 konto' : `Opne ${text} kontoar`),
  take_right: (right, faulty) => `Opne ${right}, og la ${faulty} med feil liggje`,
  drop: 'Forkast lista',
  stop: 'Stans',
  progress: (done, all) => `${done} av ${all} kontoar er opna`,
  left_out: (count, text) =>
    count === 1
      ? '1 rad vart hoppa over fordi noko har endra seg sidan fila vart lesen.'
      : `${text} rader vart hoppa over fordi noko har endra seg sidan fila vart lesen.`,
  done: {
    read: 'Fila er lesen',
    taken: 'Lista blir teken inn no',
    dropped: 'Lista er forkasta',
    stopped: 'Lista er stansa',
  },
};
