export { quietMoments } from './quiet-moments.ts';
export { type Message, sendMessage, sendMessages } from './send-message.ts';
export { noticeLine } from './templates.ts';
export {
  ADDRESS,
  canBeMailed,
  canBeTexted,
  hasMailbox,
  hasPhone,
  usuallyGets,
} from './who-is-written-to.ts';
