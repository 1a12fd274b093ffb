export { type Message, sendMessage } from './send-message.ts';
export { noticeLine } from './templates.ts';
export {
  ADDRESS,
  canBeMailed,
  canBeNotified,
  canBeReached,
  canBeTexted,
  hasMailbox,
  hasPhone,
  READER,
  type Reader,
  readerRow,
  usuallyGets,
} from './who-is-written-to.ts';
