export { canBeMailed, hasMailbox, saidYesToSms } from './queries.ts';
export { type Message, sendMessage } from './send-message.ts';
