/** Letters that are taken for another one on a small screen, after accents are gone and everything is in small letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  l: 'i',
  æ: 'a',
  ø: 'o',
  å: 'a',
};

/** Two names that people would take for the same are the same here. */
export const foldName = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm');

/** Wherever they stand in a name. */
const NEVER_IN_A_NAME = [
  'BankID',
  'Vipps',
  'Politi',
  'Skatteetat',
  'Helsenorge',
  'Digipost',
  'Altinn',
  'Posten',
  'PostNord',
  'MinID',
  'IDporten',
  'Lensmann',
  'Namsmann',
  'Tolletat',
  'Vegvesen',
  'Lånekass',
  'Husbank',
  'Sparebank',
  'Nordea',
  'Danske Bank',
  'Sbanken',
  'Handelsbank',
  'Klarna',
  'PayPal',
  'Finn.no',
  'Telenor',
  'Telia',
  'Sykehus',
  'Legevakt',
  'Regjering',
  'Storting',
].map(foldName);

/** Too short to look for inside other words: only as the whole name, or as a word of it. */
const NEVER_A_WORD = ['NAV', 'DNB', 'UDI', 'Bank', 'NRK', 'Ice', 'Eika', 'Kommune', 'Staten', 'Skatt', 'Post'].map(
  foldName,
);

/** Names of those whom people trust with their money, their health or their identity. Nobody else sends SMS as them. */
export function imitatesAnother(name: string): boolean {
  const folded = foldName(name);
  const words = [folded, ...name.split(/\s+/).map(foldName)];
  return NEVER_IN_A_NAME.some((known) => folded.includes(known)) || words.some((word) => NEVER_A_WORD.includes(word));
}

/** 'Oslo', 'Oslo kommune' or 'Oslo komm': a municipality. */
export function namesMunicipality(name: string, municipality: string): boolean {
  const [folded, known] = [foldName(name), foldName(municipality)];
  return folded === known || folded.startsWith(`${known}kom`);
}
