import type { MessageTransport } from './message-transport.ts';

/** Nothing leaves the house: messages stay in the table, where /dev/outbox shows them. */
export const demoMailbox = (): MessageTransport => ({
  sendEmail: async () => 'kept',
  sendSms: async () => 'kept',
});
