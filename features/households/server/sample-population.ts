import type { PopulationRegister, RegisteredPerson } from './population-register.ts';

const FAMILY_TOWN = { municipality_id: 3203, district_id: null, postal_code: '1383' };

/**
 * People who do not exist, with numbers of the series for tests (80 is added to the month), for the people whom the
 * embedded identity service knows (features/identity/server/embedded-people.ts).
 */
const NORA = { ssn: '04831750060', first_name: 'Nora', last_name: 'Fjord', born_on: '2017-03-04', ...FAMILY_TOWN };
const EMIL = { ssn: '21861450012', first_name: 'Emil', last_name: 'Fjord', born_on: '2014-06-21', ...FAMILY_TOWN };
const ASK = { ssn: '03822150054', first_name: 'Ask', last_name: 'Fjord', born_on: '2021-02-03', ...FAMILY_TOWN };
/** Logs in herself too. */
const KVIKK = { ssn: '05851172000', first_name: 'Kvikk', last_name: 'Furu', born_on: '2011-05-05', ...FAMILY_TOWN };
const SOL = {
  ssn: '17851950060',
  first_name: 'Sol',
  last_name: 'Skog',
  born_on: '2019-05-17',
  municipality_id: 301,
  district_id: 30102,
  postal_code: '0550',
};

/** Two who have an account in the demo, and one who is too young. */
const SANDER = { ssn: '30811350008', first_name: 'Sander', last_name: 'Bruker', born_on: '2013-01-30', ...FAMILY_TOWN };
const LIVE = { ssn: '12891650009', first_name: 'Live', last_name: 'Bruker', born_on: '2016-09-12', ...FAMILY_TOWN };
const IBEN = { ssn: '03822160017', first_name: 'Iben', last_name: 'Bruker', born_on: '2021-02-03', ...FAMILY_TOWN };
/** The number of the demo's own user, Bo Bruker. */
export const BO_BRUKER = '15887800003';

const CHILDREN_OF: Readonly<Record<string, readonly RegisteredPerson[]>> = {
  // Rolig Fjord and Frisk Vind have three together.
  '09868445650': [NORA, EMIL, ASK],
  '17839623364': [NORA, EMIL, ASK],
  // Mild Skog has one in the town, and one elsewhere.
  '22917112006': [KVIKK, SOL],
  [BO_BRUKER]: [SANDER, LIVE, IBEN],
};

/** Grown up, and young enough for a scheme that goes on after 18. */
const VARM = { ssn: '28880461046', first_name: 'Varm', last_name: 'Stue', born_on: '2004-08-28', ...FAMILY_TOWN };

const PEOPLE: readonly RegisteredPerson[] = [NORA, EMIL, ASK, KVIKK, SOL, SANDER, LIVE, IBEN, VARM];

/** A register for trying the portal out, without asking anybody. */
export const samplePopulation = (): PopulationRegister => ({
  childrenOf: async (ssn) => [...(CHILDREN_OF[ssn] ?? [])],
  findByPid: async (ssn) => PEOPLE.find((person) => person.ssn === ssn) ?? null,
});
