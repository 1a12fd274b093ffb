import { shortDate } from '#platform/language/dates.ts';
import { type Day, dayAfter } from '#platform/language/days.ts';

export const dayFromNow = (days: number): Day => dayAfter(shortDate(new Date()), days);
