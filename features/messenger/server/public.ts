export { hidePerson } from './blocks.ts';
export {
  isMessageThere,
  linesAround,
  messageToReport,
  personMet,
  putBackMessage,
  takeOutMessage,
} from './moderate-message.ts';
