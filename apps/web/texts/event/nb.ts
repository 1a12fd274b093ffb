import { nb as attendance } from '#features/attendance/texts/nb.ts';
import { nb as event_detail } from '#features/events/texts/detail/nb.ts';

export const texts = { attendance, event_detail };
