import { nn as attendance } from '#features/attendance/texts/nn.ts';
import { nn as event_detail } from '#features/events/texts/detail/nn.ts';

export const texts = { attendance, event_detail };
