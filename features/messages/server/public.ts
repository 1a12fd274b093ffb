export { type Message, sendMessage } from './send-message.ts';
export { canBeMailed, canBeTexted, hasMailbox, hasPhone, type Reader, readerRow } from './who-is-written-to.ts';
