import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  amount: (least: string, most: string) => `Du kan betale fra ${least} til ${most} med egne penger.`,
  over: 'Betalingen er avbrutt, eller tiden har gått ut. Ingenting er trukket. Begynn på nytt.',
  not_authorised: 'Betalingen er ikke godkjent, så beløpet kan ikke trekkes.',
  over_authorised: 'Beløpet er større enn det som er godkjent.',
  over_captured: 'Du kan ikke betale tilbake mer enn det som er trukket.',
  captured: 'Beløpet er allerede trukket. Betal det tilbake i stedet.',
};

const nn: TextsLike<typeof nb> = {
  amount: (least, most) => `Du kan betale frå ${least} til ${most} med eigne pengar.`,
  over: 'Betalinga er avbroten, eller tida har gått ut. Ingenting er trekt. Start på nytt.',
  not_authorised: 'Betalinga er ikkje godkjend, så beløpet kan ikkje trekkjast.',
  over_authorised: 'Beløpet er større enn det som er godkjent.',
  over_captured: 'Du kan ikkje betale tilbake meir enn det som er trekt.',
  captured: 'Beløpet er allereie trekt. Betal det tilbake i staden.',
};

const en: TextsLike<typeof nb> = {
  amount: (least, most) => `You can pay from ${least} to ${most} with your own money.`,
  over: 'The payment was cancelled, or the time has run out. Nothing was charged. Start again.',
  not_authorised: 'The payment is not approved, so the amount cannot be charged.',
  over_authorised: 'The amount is more than what was approved.',
  over_captured: 'You cannot refund more than what was charged.',
  captured: 'The amount has already been charged. Refund it instead.',
};

export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
