export { quietMoments } from './quiet-moments.ts';
export { removeFarewells } from './remove-farewells.ts';
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
