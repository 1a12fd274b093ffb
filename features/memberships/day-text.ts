/** '2026-03-10' → '10.03.2026' */
export const dayMonthYear = (day: string): string => day.split('-').reverse().join('.');
