import { grouped } from './money.ts';

/** Kroner as people write them: '2 000', '149,50'. Whole øre, null where nothing is typed, else NaN. */
export function oreIn(text: string): number | null {
  const words = text
    .replaceAll(/\s/g, '')
    .replace(/^kr\.?/i, '')
    .replace(/(?:kr\.?|,-)$/i, '');
  if (words === '') return null;
  if (!KRONER.test(words)) return Number.NaN;
  const [whole = '', decimals = ''] = words.split(/[.,]/);
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** As it is written in a field: '2 000', '149,50'. */
export function kronerTyped(ore: number): string {
  const whole = grouped(Math.trunc(ore / 100));
  return ore % 100 === 0 ? whole : `${whole},${String(ore % 100).padStart(2, '0')}`;
}

/** 'kr 2 000', and with its øre only where there are any. */
export const shortKroner = (ore: number): string => `kr ${kronerTyped(ore)}`;

/** '2,14': millions with two decimals, for a chart or a line that has little room. */
export const millions = (ore: number): string => (Math.round(ore / 1_000_000) / 100).toFixed(2).replace('.', ',');

const KRONER = /^\d{1,12}([.,]\d{0,2})?$/;
