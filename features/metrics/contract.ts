import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { METRIC_NAMES, METRIC_TAGS } from './rules.ts';

export const incrementMetric = endpoint({
  method: 'POST',
  path: '/metrics/increment',
  summary: 'Counts a click in a menu or the kind of screen at a login. Nobody is counted by name.',
  access: 'user',
  rate: 'write',
  body: z.object({ name: z.enum(METRIC_NAMES), tag: z.enum(METRIC_TAGS) }),
  answer: 'nothing',
  despite: ['termsPending', 'sunset'],
});
