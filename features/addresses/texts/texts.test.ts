import { expect, test } from 'vitest';
import { validationTextsFor } from '#platform/language/validation/message.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';

test('VAL-03 the field and the server say the same of an address that was not chosen', () => {
  const told = (['nb', 'nn'] as const).map((locale) => validationTextsFor(locale).address_not_chosen);
  expect([nb.not_chosen, nn.not_chosen]).toEqual(told);
});

test('VAL-03 the English alert is the one that is asked for', () => {
  expect(en.not_chosen).toBe(
    'The address you entered is not valid! Try to insert some part of it and choose apropriate option from dropdown',
  );
});
