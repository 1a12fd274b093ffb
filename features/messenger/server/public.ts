export {
  isMessageThere,
  linesAround,
  messageToReport,
  personMet,
  putBackMessage,
  takeOutMessage,
} from './moderate-message.ts';
