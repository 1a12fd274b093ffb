export { sendersWaiting } from './decide-sms-sender.ts';
