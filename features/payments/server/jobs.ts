import { type Worker, worker } from '#platform/server/jobs.ts';
import { advancePayment, type PaymentParts } from './advance-payment.ts';
import { advance, sweep } from './jobs-declared.ts';
import { setOffSweeps, sweepPayments } from './sweep-payments.ts';

export const paymentWorkers = (parts: PaymentParts): readonly Worker[] => [
  worker(advance, (services, { id }) => advancePayment(services, parts, id)),
  worker(sweep, async (services, { starts_at }) => {
    if (starts_at === undefined) await setOffSweeps(services);
    await sweepPayments(services);
  }),
];
