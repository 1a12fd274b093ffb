import { describe, expect, test } from 'vitest';
import type { TextEdit } from './text-edit.ts';
import { clearTime, finishTime, stepTime, typeTime } from './time-edit.ts';

/** A field written as text with its selection between | and |; one | is the cursor. */
function read(field: string): TextEdit {
  const start = field.indexOf('|');
  const end = field.lastIndexOf('|');
  const text = field.replaceAll('|', '');
  return { text, start, end: end === start ? start : end - 1 };
}

const write = ({ text, start, end }: TextEdit): string =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

/** What the browser does to the text before the field hears of it. */
function insert(field: string, words: string): string {
  const { text, start, end } = read(field);
  return write(typeTime(text.slice(0, start) + words + text.slice(end), start + words.length));
}

const typeAll = (field: string, words: string): string => [...words].reduce(insert, field);

function remove(field: string, isForward: boolean): string {
  const { text, start, end } = read(field);
  const from = start === end && !isForward ? start - 1 : start;
  const to = start === end && isForward ? end + 1 : end;
  return write(clearTime(text, text.slice(0, Math.max(0, from)) + text.slice(to), Math.max(0, from), isForward));
}

const step = (field: string, by: 1 | -1): string => write(stepTime(read(field).text, read(field).start, by));

describe('VAL-02 typing', () => {
  test.each([
    ['|', '1830', '18:30|'],
    ['|', '930', '09:30|'],
    ['|', '9:5', '09:5|'],
    ['|', '1:30', '01:30|'],
    ['|', '9.30', '09:30|'],
    ['|', '24', '2|'],
    ['|', '2359', '23:59|'],
    ['|', '1260', '12:06|'],
    ['|', 'abc', '|'],
    ['|12:45|', '0800', '08:00|'],
    ['12:30|', '5', '12:30|'],
    ['12:|30|', '4', '12:4|'],
    ['|12|:30', '09', '09:|30|'],
    ['|12|:30', '0915', '09:15|'],
    [':30|', '', ':30|'],
    ['|:30', '18', '18:|30|'],
    ['12|:30', '45', '12:45|'],
    ['1|2:30', '5', '15:|30|'],
  ])('VAL-02 %s and the keys %s are %s', (field, keys, after) => {
    expect(typeAll(field, keys)).toBe(after);
  });

  test.each([
    ['18:30', '18:30|'],
    ['0930', '09:30|'],
    ['kl. 18.30', '18:30|'],
    ['18:30:59', '18:30|'],
    ['99:99', '09:09|'],
  ])('VAL-02 %s is pasted as a time', (words, after) => {
    expect(insert('|', words)).toBe(after);
  });

  test('VAL-02 whatever is typed, hours stay below 24, minutes below 60, and no more than five characters come', () => {
    for (let hours = 0; hours < 100; hours += 1) {
      for (const minutes of ['00', '07', '59', '60', '99']) {
        const { text } = read(typeAll('|', `${String(hours).padStart(2, '0')}${minutes}7`));
        expect(text).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d?$|^2$|^(?:[01]\d|2[0-3]):$/);
      }
    }
  });
});

describe('VAL-02 Backspace and Delete', () => {
  test.each([
    ['12:30|', '12:|'],
    ['12:3|0', '12:|'],
    ['12:|', '|'],
    ['12:|30', '|:30'],
    ['12|:30', '|:30'],
    ['|12|:30', '|:30'],
    ['12:|30|', '12:|'],
    ['|12:30|', '|'],
    ['1|2:3|0', '|'],
    ['1|', '|'],
  ])('VAL-02 Backspace in %s leaves %s', (field, after) => {
    expect(remove(field, false)).toBe(after);
  });

  test.each([
    ['|12:30', '|:30'],
    ['12|:30', '12:|'],
    ['12:|30', '12:|'],
    ['|:30', '|'],
  ])('VAL-02 Delete in %s leaves %s', (field, after) => {
    expect(remove(field, true)).toBe(after);
  });
});

describe('VAL-02 the arrow keys', () => {
  test.each([
    ['|12:30', 1, '|13|:30'],
    ['12|:30', -1, '|11|:30'],
    ['23|:30', 1, '|00|:30'],
    ['|00:30', -1, '|23|:30'],
    ['12:30|', 1, '12:|31|'],
    ['12:59|', 1, '12:|00|'],
    ['12:00|', -1, '12:|59|'],
    ['|', 1, '|00|:'],
    ['|', -1, '|23|:'],
    ['12:|', 1, '12:|00|'],
  ] as const)('VAL-02 %s by %i is %s', (field, by, after) => {
    expect(step(field, by)).toBe(after);
  });
});

test('VAL-02 a lone digit of the hours is finished when the field is left', () => {
  expect(['9', '9:30', '18:3', '18:', '', '18:30'].map(finishTime)).toEqual([
    '09:',
    '09:30',
    '18:3',
    '18:',
    '',
    '18:30',
  ]);
});
