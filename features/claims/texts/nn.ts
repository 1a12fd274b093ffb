import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Siste betalingar',
  whose: 'Vel konto',
  none: 'Ingenting er betalt frå kontoen enno.',
  failed: 'Vi klarte ikkje å hente betalingane.',
  status: {
    PENDING: 'Ventar',
    APPROVED: 'Godkjend',
    PAID: 'Betalt',
    FAILED: 'Feila',
    REJECTED: 'Avvist',
    ROLLBACK: 'Kreditert',
  },
  told: {
    bank_refused: 'Banken avviste overføringa. Pengane er ikkje sende.',
    account_unknown: 'Banken kjenner ikkje kontonummeret. Pengane er ikkje sende.',
    rejected: (message) => `Avvist av kommunen: ${message}`,
    returned: 'Tilbake på kontoen',
    trial: (day) => `Prøvetid. Ingenting blir trekt før ${day}.`,
    receipt: (number) => `Kvittering ${number}`,
    refund: 'Refusjon med kvittering',
  },
  download: (name) => `Last ned kvitteringa ${name}`,
  retry: 'Prøv igjen',
  retried: 'Betalinga blir prøvd igjen',
  new_account: 'Nytt kontonummer',
  abandon: 'Trekk tilbake',
  abandoned: 'Betalinga er trekt tilbake',
};
