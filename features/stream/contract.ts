import { endpoint } from '#platform/contract/endpoint.ts';

export const openStream = endpoint({
  method: 'GET',
  path: '/stream',
  summary:
    'Tells you of what happens, as server-sent events: notification, message, thread, typing, offers. With Last-Event-ID you are told of what you have missed; `reset` means that too much was missed, and everything should be read again.',
  access: 'user',
  rate: 'personal',
  answer: 'events',
});
