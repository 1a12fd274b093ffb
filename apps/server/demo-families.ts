import { DEMO_SCHEME_MUNICIPALITY_ID } from '#database/seeds/accounts.ts';
import type { RegisteredPerson } from '#features/households/server/population-register.ts';

/** Made up, with numbers of the series for tests (80 is added to the month). Each list is a family of the demo. */
const CHILDREN: readonly (readonly Pick<RegisteredPerson, 'ssn' | 'first_name' | 'born_on'>[])[] = [
  [
    { ssn: '11821650013', first_name: 'Selma', born_on: '2016-02-11' },
    { ssn: '04901350065', first_name: 'Jonas', born_on: '2013-10-04' },
  ],
  [{ ssn: '23851850074', first_name: 'Amina', born_on: '2018-05-23' }],
  [
    { ssn: '19921150736', first_name: 'Theo', born_on: '2011-12-19' },
    { ssn: '30871550065', first_name: 'Ella', born_on: '2015-07-30' },
  ],
  [{ ssn: '02841451409', first_name: 'Mateusz', born_on: '2014-04-02' }],
  [
    { ssn: '08891750057', first_name: 'Ida', born_on: '2017-09-08' },
    { ssn: '27811250045', first_name: 'Oskar', born_on: '2012-01-27' },
  ],
  [
    { ssn: '15831050044', first_name: 'Sara', born_on: '2010-03-15' },
    { ssn: '05911850089', first_name: 'Leon', born_on: '2018-11-05' },
  ],
];

export const FAMILIES_COUNT = CHILDREN.length;

/** The children of a family, with the last name of the guardian. */
export const childrenIn = (family: number, guardian: string): RegisteredPerson[] =>
  (CHILDREN[family] ?? []).map((child) => ({
    ...child,
    last_name: guardian.split(' ').at(-1) ?? guardian,
    municipality_id: DEMO_SCHEME_MUNICIPALITY_ID,
    district_id: null,
    postal_code: '1384',
  }));

/** How a payment of the demo ends. */
export type PaymentEnd =
  | 'paid'
  | 'account_closed'
  | 'bank_refused'
  | 'rejected'
  | 'given_back'
  | 'approved'
  | 'waiting';

/** Child and organisation are places in their lists; the children of the demo's own user go by their first names. */
export type DemoPayment = {
  child: number | 'Sander' | 'Live';
  organisation: number;
  kroner: number;
  purpose: string;
  end: PaymentEnd;
};

/** What is asked for on one day, then decided on, and paid out by one file where it is approved. */
export type DemoDay = { days_ago: number; is_paid_out: boolean; payments: readonly DemoPayment[] };

const paid = (child: DemoPayment['child'], organisation: number, kroner: number, purpose: string): DemoPayment => ({
  child,
  organisation,
  kroner,
  purpose,
  end: 'paid',
});

export const DEMO_DAYS: readonly DemoDay[] = [
  {
    days_ago: 350,
    is_paid_out: true,
    payments: [paid(0, 0, 950, 'Semesteravgift'), paid(1, 0, 1100, 'Semesteravgift'), paid(3, 1, 850, 'Medlemskap')],
  },
  {
    days_ago: 300,
    is_paid_out: true,
    payments: [
      paid(4, 2, 1200, 'Kurs'),
      { ...paid(5, 0, 1500, 'Sommerleir'), end: 'rejected' },
      paid(6, 1, 700, 'Leie av utstyr'),
    ],
  },
  {
    days_ago: 210,
    is_paid_out: true,
    payments: [
      paid(2, 2, 600, 'Kurs for barn'),
      { ...paid(7, 0, 1000, 'Semesteravgift'), end: 'account_closed' },
      paid(8, 1, 900, 'Medlemskap'),
      paid(9, 0, 650, 'Medlemskap'),
      paid('Sander', 0, 800, 'Semesteravgift'),
    ],
  },
  {
    days_ago: 80,
    is_paid_out: true,
    payments: [
      paid(0, 0, 1200, 'Semesteravgift'),
      paid(1, 0, 1400, 'Semesteravgift'),
      paid(2, 2, 900, 'Kurs for barn'),
      { ...paid(3, 1, 1100, 'Medlemskap'), end: 'given_back' },
      paid('Live', 1, 450, 'Medlemskap'),
      { ...paid('Live', 2, 550, 'Kurs for barn'), end: 'given_back' },
    ],
  },
  {
    days_ago: 45,
    is_paid_out: true,
    payments: [
      paid(4, 2, 1300, 'Kurs'),
      paid(5, 0, 1250, 'Semesteravgift'),
      { ...paid(6, 2, 800, 'Kurs'), end: 'bank_refused' },
      paid('Sander', 0, 850, 'Semesteravgift'),
    ],
  },
  {
    days_ago: 20,
    is_paid_out: true,
    payments: [
      paid(7, 0, 1000, 'Semesteravgift'),
      paid(8, 1, 950, 'Medlemskap'),
      paid(9, 0, 700, 'Medlemskap'),
      paid('Live', 2, 600, 'Kurs for barn'),
    ],
  },
  {
    days_ago: 6,
    is_paid_out: false,
    payments: [
      { ...paid(0, 1, 650, 'Leie av utstyr'), end: 'approved' },
      { ...paid(2, 0, 450, 'Vinterkurs'), end: 'approved' },
      { ...paid(4, 0, 500, 'Bursdag i hallen'), end: 'rejected' },
    ],
  },
  {
    days_ago: 2,
    is_paid_out: false,
    payments: [
      { ...paid(5, 2, 600, 'Semesteravgift'), end: 'waiting' },
      { ...paid(7, 1, 750, 'Medlemskap'), end: 'waiting' },
      { ...paid(9, 2, 400, 'Kurs for barn'), end: 'waiting' },
      { ...paid(8, 0, 350, 'Helgesamling'), end: 'waiting' },
      { ...paid('Sander', 1, 300, 'Leie av utstyr'), end: 'waiting' },
    ],
  },
];
