import { shortDate } from '#platform/language/dates.ts';
import type { Notification } from '../contract.ts';

export type Day = { date: string; notifications: Notification[] };

/** The same order, with what came on one day in Oslo together. */
export const byDay = (notifications: readonly Notification[]): Day[] =>
  [...Map.groupBy(notifications, ({ created_at }) => shortDate(created_at))].map(([date, own]) => ({
    date,
    notifications: own,
  }));
