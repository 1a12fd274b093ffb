export { cancelPayment, capturePayment, refundPayment } from './ask-operation.ts';
export { type StartedPayment, startPayment } from './start-payment.ts';
