export { cancelPayment, capturePayment, refundPayment } from './ask-operation.ts';
export { isCaptureAsked, showPaymentIntent } from './queries.ts';
export {
  isRefundRefused,
  type RefusedRefund,
  refusedRefunds,
  retryRefund,
  settleRefundByHand,
} from './refused-refunds.ts';
export { type StartedPayment, startPayment } from './start-payment.ts';
export { demandPaymentsHere } from './where.ts';
