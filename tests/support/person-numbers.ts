import type { Day } from '#platform/language/days.ts';

const sumOf = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

/** So many numbers with right check digits of children born on a day after 2000. They are made up. */
export function numbersBornOn(day: Day, count: number): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const numbers: string[] = [];
  for (let individual = 500; numbers.length < count && individual < 1000; individual += 1) {
    const begun = `${date}${month}${year.slice(2)}${individual}`;
    const first = (11 - (sumOf(begun, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
    const second = (11 - (sumOf(`${begun}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    if (first < 10 && second < 10) numbers.push(`${begun}${first}${second}`);
  }
  return numbers;
}

/** As many as are wanted, over as many birthdays as that takes. */
export function childNumbers(count: number, year = 2014): string[] {
  const numbers: string[] = [];
  for (let month = 1; numbers.length < count && month <= 12; month += 1) {
    for (let date = 1; numbers.length < count && date <= 28; date += 1) {
      const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
      numbers.push(...numbersBornOn(day, count - numbers.length));
    }
  }
  return numbers;
}
