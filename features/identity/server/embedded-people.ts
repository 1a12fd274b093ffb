import type { IdportenLevel } from './idporten-client.ts';

export type EmbeddedPerson = {
  /** What the provider knows them by. */
  id: string;
  name: string;
  /** Null for a user with a foreign eID, who has no Norwegian number. */
  ssn: string | null;
  /** The highest level that the person can sign in with. */
  level: IdportenLevel;
};

/**
 * Invented people, with numbers of the series that the tax administration keeps for tests (80 is added to the month).
 */
export const EMBEDDED_PEOPLE: readonly EmbeddedPerson[] = [
  { id: 'lun-bekk', name: 'Lun Bekk', ssn: '14823821086', level: 'idporten-loa-high' },
  { id: 'stoe-varde', name: 'Stø Varde', ssn: '03895734070', level: 'idporten-loa-high' },
  { id: 'mild-skog', name: 'Mild Skog', ssn: '22917112006', level: 'idporten-loa-high' },
  { id: 'rolig-fjord', name: 'Rolig Fjord', ssn: '09868445650', level: 'idporten-loa-substantial' },
  { id: 'frisk-vind', name: 'Frisk Vind', ssn: '17839623364', level: 'idporten-loa-high' },
  { id: 'varm-stue', name: 'Varm Stue', ssn: '28880461046', level: 'idporten-loa-high' },
  { id: 'kvikk-furu', name: 'Kvikk Furu', ssn: '05851172000', level: 'idporten-loa-substantial' },
  { id: 'ny-sti', name: 'Ny Sti', ssn: '70819015056', level: 'idporten-loa-high' },
  { id: 'fjern-kyst', name: 'Fjern Kyst', ssn: null, level: 'idporten-loa-high' },
];
