import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  formula: 'Cellen begynner som en formel. Skriv bare teksten.',
  faulty: 'Filen har feil, så ingenting er lagret. Rett dem og velg filen på nytt.',
  empty: 'Filen har ingen rader. Bruk malen, og fyll ut en rad for hver ting.',
  too_large: 'Filen er større enn 2 MB. Del den i flere.',
  too_many: (most: string) => `Filen har mer enn ${most} rader. Del den i flere.`,
  unpacked: 'Filen blir for stor når den pakkes ut. Lagre bare arket det gjelder, i en ny fil.',
  old_kind: 'Filen er i et gammelt format eller har passord. Lagre den som .xlsx eller .csv uten passord.',
  unreadable: 'Vi klarer ikke å lese filen. Lagre den på nytt som .xlsx eller .csv.',
  no_headings: (columns: string) =>
    `Vi finner ikke disse kolonnene: ${columns}. Skriv navnene i første rad, eller bruk malen.`,
  double_heading: (columns: string) => `Kolonnen ${columns} står to ganger. Ta bort den ene.`,
};

const nn: TextsLike<typeof nb> = {
  formula: 'Cella byrjar som ein formel. Skriv berre teksten.',
  faulty: 'Fila har feil, så ingenting er lagra. Rett dei og vel fila på nytt.',
  empty: 'Fila har ingen rader. Bruk malen, og fyll ut ei rad for kvar ting.',
  too_large: 'Fila er større enn 2 MB. Del ho i fleire.',
  too_many: (most) => `Fila har meir enn ${most} rader. Del ho i fleire.`,
  unpacked: 'Fila blir for stor når ho blir pakka ut. Lagre berre arket det gjeld, i ei ny fil.',
  old_kind: 'Fila er i eit gammalt format eller har passord. Lagre ho som .xlsx eller .csv utan passord.',
  unreadable: 'Vi klarer ikkje å lese fila. Lagre ho på nytt som .xlsx eller .csv.',
  no_headings: (columns) => `Vi finn ikkje desse kolonnane: ${columns}. Skriv namna i første rad, eller bruk malen.`,
  double_heading: (columns) => `Kolonnen ${columns} står to gonger. Ta bort den eine.`,
};

const en: TextsLike<typeof nb> = {
  formula: 'The cell begins like a formula. Write the text alone.',
  faulty: 'The file has faults, so nothing has been saved. Correct them and choose the file again.',
  empty: 'The file has no rows. Use the template, and fill in one row for each thing.',
  too_large: 'The file is larger than 2 MB. Split it.',
  too_many: (most) => `The file has more than ${most} rows. Split it.`,
  unpacked: 'The file becomes too large when it is unpacked. Save the sheet in question alone in a new file.',
  old_kind: 'The file has an old format or a password. Save it as .xlsx or .csv without a password.',
  unreadable: 'We can’t read the file. Save it again as .xlsx or .csv.',
  no_headings: (columns) =>
    `We can’t find these columns: ${columns}. Write the names in the first row, or use the template.`,
  double_heading: (columns) => `The column ${columns} is there twice. Remove one of them.`,
};

export const SHEET_FAULTS: Readonly<Record<Locale, typeof nb>> = { nb, nn, en };
