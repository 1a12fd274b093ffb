import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';

export const pauseNotifications = endpoint({
  method: 'PUT',
  path: '/users/me/notification-pause',
  summary: 'For a week nothing that you can do without reaches you outside the portal.',
  access: 'user',
  rate: 'write',
  answer: oneOf(z.object({ paused_until: z.string() })),
});

export const endNotificationPause = endpoint({
  method: 'DELETE',
  path: '/users/me/notification-pause',
  summary: 'Ends the pause before the week is over.',
  access: 'user',
  rate: 'write',
  answer: 'nothing',
});
