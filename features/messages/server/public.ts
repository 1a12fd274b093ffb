export { type Message, sendMessage } from './send-message.ts';
export { canBeMailed, canBeTexted, hasMailbox, hasPhone } from './who-is-written-to.ts';
