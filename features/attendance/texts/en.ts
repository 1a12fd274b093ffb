import { inEnglishSentence as inSentence } from '#platform/language/capitals.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  badge: { attending: 'You’re going', waiting: 'On the waiting list', offered: 'Place offered' },
  sign_up: 'Sign up',
  volunteer: 'Join in',
  wait: 'Join the waiting list',
  wait_short: 'Waiting list',
  draw: 'Enter the draw',
  leave: 'Cancel my place',
  leave_list: 'Leave the waiting list',
  accept: 'Take the place',
  decline: 'No thanks',
  code: 'Show my code',
  code_short: 'My code',
  calendar: 'Add to calendar',
  at_time: (doing, when) => `${doing}: ${when}`,
  to_event: (doing, name) => `${doing}: ${name}`,
  all: (times) => `Sign up for all ${times} dates`,
  rest: (times) => `Sign up for the other ${times} dates`,
  leave_all: (times) => `Cancel all ${times} places`,
  others: (times) =>
    times === 1 ? 'You are signed up for one more date.' : `You are signed up for ${times} more dates.`,
  attending: {
    title: 'You’re going',
    until: (when) => `You can cancel your place until ${inSentence(when)}.`,
    any_time: 'Can’t make it? Cancel your place, and someone else gets it.',
    too_late: 'It is too late to cancel here. Please tell the organiser if you can’t come.',
    checked_in: 'You are checked in. Enjoy!',
  },
  waiting: {
    title: 'You are on the waiting list',
    position: (position) =>
      position === 1
        ? 'You are first in the queue. We will tell you when you get a place.'
        : `You are number ${position} in the queue. We will tell you when you get a place.`,
    position_short: (position) => `No. ${position} on the waiting list`,
    draw: (when) => `The draw is ${inSentence(when)}. We will tell you the result.`,
    draw_title: 'You are in the draw',
    draw_short: 'In the draw',
    unknown: 'We will tell you when you get a place.',
  },
  offered: {
    title: 'There is a place for you',
    until: (when) => `Answer by ${inSentence(when)}. After that the place goes to the next in the queue.`,
    without_deadline: 'Please answer as soon as you can. Others are waiting, too.',
    until_short: (when) => `Answer by ${inSentence(when)}`,
  },
  done: {
    attending: 'You’re going',
    waiting: 'You are on the waiting list',
    waiting_position: (position) => `You are number ${position} in the queue.`,
    left: 'You’re not going',
    left_list: 'You are no longer on the waiting list',
    left_all: (times) => `You have cancelled ${times} places`,
    all: (attending, waiting) =>
      attending === 0
        ? `You are on the waiting list for ${waiting === 1 ? 'one date' : `${waiting} dates`}.`
        : waiting === 0
          ? `You are signed up for ${attending === 1 ? 'one date' : `${attending} dates`}.`
          : `You are signed up for ${attending === 1 ? 'one date' : `${attending} dates`}, and on the waiting list for ${waiting}.`,
    none_title: 'No more dates to sign up for',
    none: 'You have already signed up for everything that is open.',
  },
  not_known: 'We could not see whether you are signed up.',
};
