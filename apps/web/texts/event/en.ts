import { en as attendance } from '#features/attendance/texts/en.ts';
import { en as event_detail } from '#features/events/texts/detail/en.ts';

export const texts = { attendance, event_detail };
