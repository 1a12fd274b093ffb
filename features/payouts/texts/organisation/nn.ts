import type { OrganisationPaymentTexts } from './token.ts';

const payments = (count: string) => (count === '1' ? '1 betaling' : `${count} betalingar`);

export const nn: OrganisationPaymentTexts = {
  title: 'Betalingar frå fritidskontoar',
  lead: (name) => `Det familiar har betalt ${name} med fritidskonto, og når det kjem til kontoen dykkar.`,
  forbidden: 'Du kan ikkje sjå betalingane',
  forbidden_text: 'Berre dei som kan endre innstillingane, ser kva organisasjonen får betalt.',
  sums: {
    label: 'Til saman',
    amount: 'Betalt med fritidskonto',
    paid: 'Utbetalt til dykk',
    coming: 'På veg til dykk',
  },
  filters: { status: 'Status', year: 'År', all: 'Alle', all_years: 'Alle år' },
  statuses: {
    PENDING: 'Ventar',
    APPROVED: 'Godkjend',
    PAID: 'Utbetalt',
    FAILED: 'Avvist av banken',
    REJECTED: 'Avslått',
    ROLLBACK: 'Gitt tilbake',
  },
  columns: {
    caption: 'Betalingar frå fritidskontoar, dei nyaste først',
    date: 'Dato',
    child: 'Barn',
    purpose: 'Gjeld',
    amount: 'Beløp',
    status: 'Status',
    payout: 'Utbetaling',
  },
  child: (name, born) => `${name}, fødd ${born}`,
  forgotten: 'Barnet er sletta',
  kid: (kid) => `KID ${kid}`,
  receipt: (number) => `Kvittering ${number}`,
  kept_back: (sum) => `${sum} er trekt for noko som vart avlyst`,
  payout: (number, day) => `Bankfil ${number}, ${day}`,
  payout_waits: (number) => `Bankfil ${number}`,
  no_payout: 'Ikkje i noka bankfil enno',
  never: 'Blir ikkje utbetalt',
  settled: 'Gjord opp utan utbetaling',
  download: 'Last ned som CSV',
  count: (count) => payments(count),
  empty: {
    title: 'Ingen betalingar her',
    text: 'Dei kjem hit når familiar betaler dykk med fritidskonto.',
    narrowed: 'Prøv ein annan status eller eit anna år.',
  },
  pages: { label: 'Sider', previous: 'Førre', next: 'Neste', page: (page) => `Side ${page}` },
};
