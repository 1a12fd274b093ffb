import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  label: 'Address',
  help: 'Write a part of the address and choose it from the list.',
  not_chosen:
    'The address you entered is not valid! Try to insert some part of it and choose apropriate option from dropdown',
  write_more: 'Write a little more',
  searching: 'Looking for the address',
  found: (count) =>
    count === 0 ? 'We found no address that fits' : count === 1 ? 'One address' : `${count} addresses`,
  unavailable: 'We cannot reach the addresses right now. Try again in a while.',
};
