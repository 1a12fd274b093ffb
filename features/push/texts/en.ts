import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  label: 'Notification on this device',
  help: 'The notification says what you have signed up for and when it is. It may show while the screen is locked.',
  obstacles: {
    home_screen:
      'On iPhone and iPad, add Nabolag to the Home Screen first. Tap the Share button in Safari, choose “Add to Home Screen”, and open Nabolag from there.',
    unsupported: 'This browser cannot show notifications. Use another browser, or choose e-mail or SMS.',
    denied:
      'The browser is blocking notifications from this site. Open the settings for the site, allow notifications, and reload the page.',
  },
  trouble: {
    dismissed: 'The browser got no answer. Try again, and choose “Allow” when it asks.',
    failed: 'We could not turn notifications on. Check that you are online, and try again.',
    not_off: 'We could not turn notifications off. Check that you are online, and try again.',
  },
  others: 'You are also notified here',
  unknown_agent: 'Unknown browser',
  since: (date) => `Turned on ${date}`,
  turn_off: 'Turn off',
  turn_off_of: (agent) => `Turn off notifications on ${agent}`,
};
