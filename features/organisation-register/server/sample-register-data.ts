import type { RegisterEntry } from '../contract.ts';

const FORMS = {
  FLI: 'Forening/lag/innretning',
  STI: 'Stiftelse',
  ORGL: 'Organisasjonsledd',
  AS: 'Aksjeselskap',
} as const;

type Sample = Partial<RegisterEntry> & Pick<RegisterEntry, 'number' | 'name' | 'municipality_id' | 'address'>;

const sample = (form: keyof typeof FORMS, known: Sample): RegisterEntry => ({
  form: { key: form, name: FORMS[form] },
  website: null,
  purpose: null,
  founded_on: null,
  is_voluntary: form === 'FLI',
  is_bankrupt: false,
  is_dissolving: false,
  is_deleted: false,
  ...known,
});

/** Organisations that do not exist, with numbers that could: their checksums are right. */
export const SAMPLE_ENTRIES: readonly RegisterEntry[] = [
  sample('FLI', {
    number: '999901018',
    name: 'Fjellsiden Friluftslag',
    municipality_id: '4601',
    address: 'Fjellveien 21, 5019 Bergen',
    website: 'https://fjellsiden.example/',
    purpose: 'Å få barn og voksne ut på tur, uansett vær og utstyr.',
    founded_on: '1987-04-12',
  }),
  sample('FLI', {
    number: '999901387',
    name: 'Årstad Sangkor',
    municipality_id: '4601',
    address: 'Ibsens gate 3, 5053 Bergen',
    purpose: 'Å synge sammen og holde konserter i bydelen.',
    founded_on: '1952-09-01',
  }),
  sample('STI', {
    number: '999901751',
    name: 'Stiftelsen Nordnes Naust',
    municipality_id: '4601',
    address: 'Nordnesgaten 40, 5005 Bergen',
    founded_on: '2009-01-20',
  }),
  sample('FLI', {
    number: '999902499',
    name: 'Loddefjord Bordtennisklubb',
    municipality_id: '4601',
    address: 'Elvetun 12, 5171 Loddefjord',
    founded_on: '1999-02-03',
    is_dissolving: true,
  }),
  sample('AS', {
    number: '999902863',
    name: 'Laksevåg Kurs og Leir AS',
    municipality_id: '4601',
    address: 'Damsgårdsveien 88, 5160 Laksevåg',
    founded_on: '2015-06-15',
    is_bankrupt: true,
  }),
  sample('FLI', {
    number: '999903231',
    name: 'Sandviken Skytterlag av 1902',
    municipality_id: '4601',
    address: null,
    is_voluntary: false,
    is_deleted: true,
  }),
  sample('FLI', {
    number: '999903606',
    name: 'Grünerløkka Nabohage',
    municipality_id: '301',
    address: 'Markveien 9, 0554 Oslo',
    website: 'https://nabohage.example/',
    purpose: 'Å dyrke mat og naboskap i byen.',
    founded_on: '2014-03-22',
  }),
  sample('AS', {
    number: '999903975',
    name: 'Torshov Dans AS',
    municipality_id: '301',
    address: 'Vogts gate 60, 0477 Oslo',
    founded_on: '2018-08-08',
  }),
  sample('FLI', {
    number: '999904343',
    name: 'Lade Idrettslag',
    municipality_id: '5001',
    address: 'Lade alle 70, 7041 Trondheim',
    purpose: 'Å drive idrett for alle i nærmiljøet.',
    founded_on: '1931-05-17',
  }),
  sample('FLI', {
    number: '999904718',
    name: 'Volda Ungdomslag',
    municipality_id: '1577',
    address: 'Porsemyrvegen 4, 6100 Volda',
    purpose: 'Å skape eit levande bygdemiljø for unge og vaksne.',
    founded_on: '1896-11-30',
  }),
  sample('ORGL', {
    number: '999905080',
    name: 'Fevik Fritidsklubb',
    municipality_id: '4202',
    address: 'Sømsveien 2, 4870 Fevik',
    founded_on: '2004-10-01',
  }),
  sample('FLI', {
    number: '999905455',
    name: 'Tromsdalen Dykkerklubb',
    municipality_id: '5501',
    address: 'Tromsøysundvegen 155, 9020 Tromsdalen',
    founded_on: '1978-07-01',
    is_voluntary: false,
  }),
];
