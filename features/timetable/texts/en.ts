import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  address: {
    title: 'Your timetable in your own calendar',
    lead: 'With a secret address, the calendar on your phone or computer shows what you have signed up for, and your shifts. It keeps itself up to date.',
    make: 'Make a secret address',
    label: 'Secret address',
    secret: 'Everyone who has the address can see your timetable. Share it with your calendar only.',
    copy: 'Copy',
    copied: 'The address has been copied',
    copy_failed: 'Your browser did not let us copy. Select the address and copy it yourself.',
    open: 'Open in the calendar',
    renew: 'Make a new address',
    remove: 'Remove the address',
    made_on: (day) => `Made ${day}`,
    renew_title: 'Do you want to make a new address?',
    renew_text: 'The old one stops working. You have to add the new one to your calendar.',
    renew_confirm: 'Make a new address',
    renewed: 'You have a new address',
    remove_title: 'Do you want to remove the address?',
    remove_text: 'Calendars that use it will stop showing your timetable.',
    remove_confirm: 'Remove the address',
    removed: 'The address has been removed',
    failed: 'We could not get the address.',
  },
  try_again: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
};
