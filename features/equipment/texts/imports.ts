import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { ImportColumn } from '../import-rules.ts';
import type { PieceState, Unit } from '../rules.ts';

const nb = {
  columns: {
    name: 'Utstyr',
    place: 'Utlånssted',
    label: 'Merke',
    unit: 'Lånes i',
    max_length: 'Høyst',
    min_age: 'Laveste alder',
    max_age: 'Høyeste alder',
    season_from: 'Sesong fra',
    season_to: 'Sesong til',
    description: 'Beskrivelse',
  } satisfies Record<ImportColumn, string>,
  units: { day: 'dager', hour: 'timer' } satisfies Record<Unit, string>,
  template: 'utstyr',
  faults: {
    unknown_place: 'Vi finner ikke dette utlånsstedet. Skriv navnet som i portalen, eller lag stedet først.',
    double_place: 'To utlånssteder heter dette. Gi det ene et annet navn i portalen først.',
    wrong_unit: 'Skriv dager eller timer.',
    wrong_day: 'Skriv dag og måned, for eksempel 15.04.',
    twice: (row: number) => `Samme merke står allerede i rad ${row}. Hvert eksemplar har sitt eget merke.`,
    exists: 'Dette eksemplaret finnes allerede. Ta bort raden, eller gi det et annet merke.',
    differs: (row: number) =>
      `Dette står annerledes i rad ${row}, som er om samme utstyr. Skriv det likt, eller bare der.`,
    differs_here: 'Dette står annerledes i portalen. Endre det der, eller la cellen stå tom.',
    too_many_items: (most: number) => `Kommunen kan ha høyst ${most} slags utstyr.`,
  },
  file: {
    name: 'utstyr',
    title: 'Utstyr til låns',
    columns: { state: 'Status', note: 'Merknad', out: 'Ute', due: 'Skal leveres' },
    states: { ok: 'I bruk', repair: 'Til reparasjon', lost: 'Borte' } satisfies Record<PieceState, string>,
    yes: 'Ja',
    no: 'Nei',
  },
};

const nn: TextsLike<typeof nb> = {
  columns: {
    name: 'Utstyr',
    place: 'Utlånsstad',
    label: 'Merke',
    unit: 'Lånast i',
    max_length: 'Høgst',
    min_age: 'Lågaste alder',
    max_age: 'Høgste alder',
    season_from: 'Sesong frå',
    season_to: 'Sesong til',
    description: 'Beskriving',
  },
  units: { day: 'dagar', hour: 'timar' },
  template: 'utstyr',
  faults: {
    unknown_place: 'Vi finn ikkje denne utlånsstaden. Skriv namnet som i portalen, eller lag staden først.',
    double_place: 'To utlånsstader heiter dette. Gi den eine eit anna namn i portalen først.',
    wrong_unit: 'Skriv dagar eller timar.',
    wrong_day: 'Skriv dag og månad, til dømes 15.04.',
    twice: (row) => `Same merket står allereie i rad ${row}. Kvart eksemplar har sitt eige merke.`,
    exists: 'Dette eksemplaret finst allereie. Ta bort rada, eller gi det eit anna merke.',
    differs: (row) => `Dette står annleis i rad ${row}, som er om same utstyret. Skriv det likt, eller berre der.`,
    differs_here: 'Dette står annleis i portalen. Endre det der, eller lat cella stå tom.',
    too_many_items: (most) => `Kommunen kan ha høgst ${most} slags utstyr.`,
  },
  file: {
    name: 'utstyr',
    title: 'Utstyr til låns',
    columns: { state: 'Status', note: 'Merknad', out: 'Ute', due: 'Skal leverast' },
    states: { ok: 'I bruk', repair: 'Til reparasjon', lost: 'Borte' },
    yes: 'Ja',
    no: 'Nei',
  },
};

const en: TextsLike<typeof nb> = {
  columns: {
    name: 'Equipment',
    place: 'Lending place',
    label: 'Label',
    unit: 'Lent in',
    max_length: 'At most',
    min_age: 'Lowest age',
    max_age: 'Highest age',
    season_from: 'Season from',
    season_to: 'Season until',
    description: 'Description',
  },
  units: { day: 'days', hour: 'hours' },
  template: 'equipment',
  faults: {
    unknown_place: 'We can’t find this lending place. Write its name as in the portal, or make the place first.',
    double_place: 'Two lending places have this name. Give one of them another name in the portal first.',
    wrong_unit: 'Write days or hours.',
    wrong_day: 'Write day and month, 15.04 for example.',
    twice: (row) => `The same label is already in row ${row}. Each piece has a label of its own.`,
    exists: 'This piece is already here. Remove the row, or give it another label.',
    differs: (row) =>
      `Row ${row}, about the same equipment, says something else. Write the same, or write it only there.`,
    differs_here: 'The portal says something else. Change it there, or leave the cell empty.',
    too_many_items: (most) => `A municipality can have at most ${most} kinds of equipment.`,
  },
  file: {
    name: 'equipment',
    title: 'Equipment to borrow',
    columns: { state: 'Status', note: 'Note', out: 'Out', due: 'Due back' },
    states: { ok: 'In use', repair: 'To be repaired', lost: 'Lost' },
    yes: 'Yes',
    no: 'No',
  },
};

export const IMPORT_TEXTS: Readonly<Record<Locale, typeof nb>> = { nb, nn, en };
