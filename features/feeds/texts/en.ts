import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  take_along: {
    title: 'Subscribe to this list',
    intro: 'Follow this filtered list in your calendar, feed reader or website. It updates automatically.',
    close: 'Close',
    copy: 'Copy',
    copy_what: (what) => `Copy: ${what}`,
    copied: 'Copied',
    copy_failed: 'Your browser did not let us copy. Select the text and copy it yourself.',
    calendar: {
      title: 'In your calendar',
      text: 'Subscribe, and new activities appear in the calendar on your phone or computer.',
      action: 'Subscribe',
      address: 'Address of the calendar',
    },
    rss: {
      title: 'As a news feed (RSS)',
      text: 'If you use a feed reader.',
      address: 'Address of the news feed',
    },
    embed: {
      title: 'On your website',
      text: 'Paste the code where the list should be shown. The municipality must have approved the site first.',
      address: 'Code for the website',
    },
    slideshow: {
      title: 'On an information screen',
      text: 'Open the address in full screen. The pages change automatically.',
      address: 'Address of the information screen',
    },
  },
  embed: {
    title: (inPlace) => `What’s on ${inPlace}`,
    more: 'See everything that’s on',
    new_tab: '(opens in a new tab)',
    empty: 'No activities coming up right now.',
    from: 'From Nabolag',
  },
};
