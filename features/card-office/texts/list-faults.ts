import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { type ListColumn, type ListFault, NEEDED_COLUMNS } from '../list-rules.ts';

type Ages = { min_age: number; max_age: number };
type Columns = Record<ListColumn, string>;
type Faults = Record<ListFault, (ages: Ages, of: number) => string>;

const nbColumns: Columns = {
  first_name: 'Fornavn',
  last_name: 'Etternavn',
  ssn: 'Fødselsnummer',
  born_on: 'Fødselsdato',
  postal_code: 'Postnummer',
  district: 'Bydel',
};

const nbFaults: Faults = {
  empty: () => 'Cellen er tom. Fyll den ut.',
  too_long: () => 'Teksten er for lang. Den kan ha høyst 100 tegn.',
  formula: () => 'Cellen begynner som en formel. Skriv bare teksten.',
  wrong_number: () => 'Dette er ikke et gyldig fødselsnummer. Sjekk at det har 11 sifre, og at alle er riktige.',
  twice: (_, of) => `Samme barn står allerede i rad ${of}. Ta bort den ene raden.`,
  wrong_date: () => 'Dette er ikke en dato. Skriv for eksempel 24.12.2015.',
  other_date: () => 'Datoen stemmer ikke med fødselsnummeret. Sjekk begge.',
  date_missing: () => 'Fødselsnummeret forteller ikke hvilket århundre barnet er født i. Skriv fødselsdatoen.',
  wrong_code: () => 'Dette postnummeret finnes ikke. Et postnummer har fire sifre.',
  other_place: () => 'Postnummeret hører til en annen kommune.',
  elsewhere: () => 'Barnet er registrert med adresse i en annen kommune.',
  outside: () => 'Postnummeret er utenfor området som ordningen gjelder for.',
  wrong_district: () => 'Kommunen har ingen bydel med dette navnet. Sjekk hvordan den skrives.',
  district_missing: () => 'Ordningen gjelder bare noen bydeler. Skriv hvilken bydel barnet bor i.',
  other_district: () => 'Ordningen gjelder ikke bydelen som barnet bor i.',
  too_young: ({ min_age }) => `Barnet er for ungt. Ordningen gjelder fra ${min_age} år.`,
  too_old: ({ max_age }) => `Barnet er for gammelt. Ordningen gjelder til og med ${max_age} år.`,
  period_over: () => 'Perioden for ordningen er over.',
  has_account: () => 'Barnet har allerede konto i ordningen. Raden blir hoppet over.',
};

const nb = {
  columns: nbColumns,
  faults: nbFaults,
  sheet: 'Barn',
  template: 'barneliste',
  fault_file: 'feil-i-listen',
  fault_columns: ['Rad', 'Kolonne', 'Hva er galt'],
  file: {
    empty: 'Filen har ingen rader med barn. Bruk malen, og fyll ut en rad for hvert barn.',
    too_large: 'Filen er større enn 10 MB. Del den i flere.',
    too_many: 'Filen har mer enn 50 000 rader. Del den i flere.',
    unpacked: 'Filen blir for stor når den pakkes ut. Lagre bare arket med barna i en ny fil.',
    old_kind: 'Filen er i et gammelt format eller har passord. Lagre den som .xlsx eller .csv uten passord.',
    unreadable: 'Vi klarer ikke å lese filen. Lagre den på nytt som .xlsx eller .csv.',
    no_headings: (columns: string) =>
      `Vi finner ikke disse kolonnene: ${columns}. Skriv navnene i første rad, eller bruk malen.`,
    double_heading: (column: string) => `Kolonnen ${column} står to ganger. Ta bort den ene.`,
    no_scheme: 'Ordningen løper ikke nå, så ingen kontoer kan åpnes.',
  },
  take: {
    gone: 'Listen er ikke her lenger. En liste venter i 24 timer. Last opp filen på nytt.',
    over: 'Listen er allerede tatt inn eller stanset. Last siden inn på nytt.',
    faulty: (count: number) =>
      count === 1
        ? 'En rad har feil. Rett filen, eller si at du vil ta inn de andre.'
        : `${count} rader har feil. Rett filen, eller si at du vil ta inn de andre.`,
    nothing: 'Ingen rader i listen gir en ny fritidskonto. Ingenting er gjort.',
    short: (needed: string, left: string) =>
      `Kontoene koster ${needed}, men rammen for ordningen har bare ${left} igjen. Ingenting er tatt inn.`,
    running: 'En annen liste blir tatt inn i denne ordningen. Vent til den er ferdig.',
  },
};

const nn: TextsLike<typeof nb> = {
  columns: {
    first_name: 'Førenamn',
    last_name: 'Etternamn',
    ssn: 'Fødselsnummer',
    born_on: 'Fødselsdato',
    postal_code: 'Postnummer',
    district: 'Bydel',
  },
  faults: {
    empty: () => 'Cella er tom. Fyll ho ut.',
    too_long: () => 'Teksten er for lang. Han kan ha høgst 100 teikn.',
    formula: () => 'Cella byrjar som ein formel. Skriv berre teksten.',
    wrong_number: () => 'Dette er ikkje eit gyldig fødselsnummer. Sjekk at det har 11 siffer, og at alle er rette.',
    twice: (_, of) => `Same barnet står allereie i rad ${of}. Ta bort den eine rada.`,
    wrong_date: () => 'Dette er ikkje ein dato. Skriv til dømes 24.12.2015.',
    other_date: () => 'Datoen stemmer ikkje med fødselsnummeret. Sjekk begge.',
    date_missing: () => 'Fødselsnummeret fortel ikkje kva hundreår barnet er fødd i. Skriv fødselsdatoen.',
    wrong_code: () => 'Dette postnummeret finst ikkje. Eit postnummer har fire siffer.',
    other_place: () => 'Postnummeret høyrer til ein annan kommune.',
    elsewhere: () => 'Barnet er registrert med adresse i ein annan kommune.',
    outside: () => 'Postnummeret er utanfor området som ordninga gjeld for.',
    wrong_district: () => 'Kommunen har ingen bydel med dette namnet. Sjekk korleis han blir skriven.',
    district_missing: () => 'Ordninga gjeld berre nokre bydelar. Skriv kva bydel barnet bur i.',
    other_district: () => 'Ordninga gjeld ikkje bydelen som barnet bur i.',
    too_young: ({ min_age }) => `Barnet er for ungt. Ordninga gjeld frå ${min_age} år.`,
    too_old: ({ max_age }) => `Barnet er for gammalt. Ordninga gjeld til og med ${max_age} år.`,
    period_over: () => 'Perioden for ordninga er over.',
    has_account: () => 'Barnet har allereie konto i ordninga. Vi hoppar over rada.',
  },
  sheet: 'Barn',
  template: 'barneliste',
  fault_file: 'feil-i-lista',
  fault_columns: ['Rad', 'Kolonne', 'Kva er gale'],
  file: {
    empty: 'Fila har ingen rader med barn. Bruk malen, og fyll ut ei rad for kvart barn.',
    too_large: 'Fila er større enn 10 MB. Del ho i fleire.',
    too_many: 'Fila har meir enn 50 000 rader. Del ho i fleire.',
    unpacked: 'Fila blir for stor når ho blir pakka ut. Lagre berre arket med barna i ei ny fil.',
    old_kind: 'Fila er i eit gammalt format eller har passord. Lagre ho som .xlsx eller .csv utan passord.',
    unreadable: 'Vi klarer ikkje å lese fila. Lagre ho på nytt som .xlsx eller .csv.',
    no_headings: (columns) => `Vi finn ikkje desse kolonnane: ${columns}. Skriv namna i første rad, eller bruk malen.`,
    double_heading: (column) => `Kolonnen ${column} står to gonger. Ta bort den eine.`,
    no_scheme: 'Ordninga gjeld ikkje no, så ingen kontoar kan opnast.',
  },
  take: {
    gone: 'Lista er ikkje her lenger. Ei liste ventar i 24 timar. Last opp fila på nytt.',
    over: 'Lista er allereie teken inn eller stansa. Last sida inn på nytt.',
    faulty: (count) =>
      count === 1
        ? 'Ei rad har feil. Rett fila, eller sei at du vil ta inn dei andre.'
        : `${count} rader har feil. Rett fila, eller sei at du vil ta inn dei andre.`,
    nothing: 'Ingen rader i lista gir ein ny fritidskonto. Ingenting er gjort.',
    short: (needed, left) =>
      `Kontoane kostar ${needed}, men ramma for ordninga har berre ${left} igjen. Ingenting er teke inn.`,
    running: 'Ei anna liste blir teken inn i denne ordninga. Vent til ho er ferdig.',
  },
};

const en: TextsLike<typeof nb> = {
  columns: {
    first_name: 'First name',
    last_name: 'Last name',
    ssn: 'National identity number',
    born_on: 'Date of birth',
    postal_code: 'Postcode',
    district: 'District',
  },
  faults: {
    empty: () => 'The cell is empty. Fill it in.',
    too_long: () => 'The text is too long. It can have 100 characters at most.',
    formula: () => 'The cell begins like a formula. Write the text alone.',
    wrong_number: () =>
      'This is not a valid national identity number. Check that it has 11 digits, and that each is right.',
    twice: (_, of) => `The same child is already in row ${of}. Remove one of the rows.`,
    wrong_date: () => 'This is not a date. Write 24.12.2015, for example.',
    other_date: () => 'The date does not match the national identity number. Check both.',
    date_missing: () => 'The national identity number does not tell the century of birth. Write the date of birth.',
    wrong_code: () => 'There is no such postcode. A postcode has four digits.',
    other_place: () => 'The postcode belongs to another municipality.',
    elsewhere: () => 'The child is registered with an address in another municipality.',
    outside: () => 'The postcode is outside the area of the scheme.',
    wrong_district: () => 'The municipality has no district of this name. Check how it is spelt.',
    district_missing: () => 'The scheme is for some districts only. Write which district the child lives in.',
    other_district: () => 'The scheme is not for the district that the child lives in.',
    too_young: ({ min_age }) => `The child is too young. The scheme is from the age of ${min_age}.`,
    too_old: ({ max_age }) => `The child is too old. The scheme is up to the age of ${max_age}.`,
    period_over: () => 'The period of the scheme is over.',
    has_account: () => 'The child already has an account in the scheme. The row is skipped.',
  },
  sheet: 'Children',
  template: 'list-of-children',
  fault_file: 'faults-in-the-list',
  fault_columns: ['Row', 'Column', 'What is wrong'],
  file: {
    empty: 'The file has no rows with children. Use the template, and fill in one row for each child.',
    too_large: 'The file is larger than 10 MB. Split it.',
    too_many: 'The file has more than 50,000 rows. Split it.',
    unpacked: 'The file becomes too large when it is unpacked. Save the sheet with the children alone in a new file.',
    old_kind: 'The file is of an old kind, or has a password. Save it as .xlsx or .csv without a password.',
    unreadable: 'We cannot read the file. Save it again as .xlsx or .csv.',
    no_headings: (columns) =>
      `We do not find these columns: ${columns}. Write their names in the first row, or use the template.`,
    double_heading: (column) => `The column ${column} is there twice. Remove one of them.`,
    no_scheme: 'The scheme is not running now, so no accounts can be opened.',
  },
  take: {
    gone: 'The list is no longer here. A list waits for 24 hours. Upload the file again.',
    over: 'The list has already been taken or stopped. Reload the page.',
    faulty: (count) =>
      count === 1
        ? 'One row has faults. Correct the file, or say that you want to take the others.'
        : `${count} rows have faults. Correct the file, or say that you want to take the others.`,
    nothing: 'No row of the list gives a new account. Nothing has been done.',
    short: (needed, left) =>
      `The accounts cost ${needed}, but the scheme’s budget has only ${left} left. Nothing has been taken.`,
    running: 'Another list is being taken in this scheme. Wait until it is done.',
  },
};

/** What the server says of lists of children, and what stands in the files it hands out. */
export const LIST_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };

/** 'Fornavn, Etternavn' */
export const neededHeadings = (language: Locale, missing: readonly ListColumn[]): string =>
  NEEDED_COLUMNS.filter((column) => missing.includes(column))
    .map((column) => LIST_TEXTS[language].columns[column])
    .join(', ');
