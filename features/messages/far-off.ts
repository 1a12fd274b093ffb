const HOUR_MS = 3_600_000;

/** That something begins so late that news of it can wait until the morning. */
export const isFarOff = (startAt: string, now: Date, hours = 24): boolean =>
  Date.parse(startAt) > now.getTime() + hours * HOUR_MS;
