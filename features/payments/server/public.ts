export { cancelPayment, capturePayment, refundPayment } from './ask-operation.ts';
export { isCaptureAsked, showPaymentIntent } from './queries.ts';
export { type StartedPayment, startPayment } from './start-payment.ts';
