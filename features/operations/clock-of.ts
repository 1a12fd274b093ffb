/** When a job runs by itself, as far as it can be said in a few words. */
export type ClockOf =
  | { kind: 'minutes'; every: number }
  | { kind: 'hourly'; minute: string }
  | { kind: 'daily'; at: string }
  | { kind: 'other'; cron: string };

const two = (part: string): string => part.padStart(2, '0');
const isNumber = (part: string): boolean => /^\d{1,2}$/.test(part);

export function clockOf(cron: string): ClockOf {
  const [minute = '', hour = '', ...days] = cron.split(' ');
  if (days.join(' ') !== '* * *') return { kind: 'other', cron };
  if (hour === '*') {
    if (minute === '*') return { kind: 'minutes', every: 1 };
    const [start, every = ''] = minute.split('/');
    if (start === '*' && isNumber(every)) return { kind: 'minutes', every: Number(every) };
    return isNumber(minute) ? { kind: 'hourly', minute: two(minute) } : { kind: 'other', cron };
  }
  return isNumber(minute) && isNumber(hour)
    ? { kind: 'daily', at: `${two(hour)}:${two(minute)}` }
    : { kind: 'other', cron };
}
