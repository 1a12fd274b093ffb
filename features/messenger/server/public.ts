export { hidePerson } from './blocks.ts';
export { latestWords } from './latest-words.ts';
export {
  isMessageThere,
  linesAround,
  messageToReport,
  personMet,
  putBackMessage,
  takeOutMessage,
} from './moderate-message.ts';
