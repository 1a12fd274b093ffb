import { inEnglishSentence as inSentence } from '#platform/language/capitals.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'My page',
  lead: (name, when) => `Next up: ${name}, ${inSentence(when)}.`,
  lead_offer: 'You have been offered a place. Answer before the deadline.',
  lead_empty: 'Everything you sign up for is listed here.',
  offers: { title: 'Waiting for your answer' },
  coming: {
    title: 'Your upcoming activities',
    empty_title: 'Nothing planned yet',
    empty: 'Find something you would like to join. Once you sign up, it is listed here.',
    find: 'Find activities',
    only_waiting: 'You have no place yet, but you are on a waiting list.',
  },
  waiting: { title: 'You are on the waiting list' },
  organise: {
    title: 'What you organise',
    none: 'No activities ahead.',
    new: 'New activity',
    dashboard: 'Overview',
    of: (doing, organisation) => `${doing}: ${organisation}`,
    attending: (people) => `${people} signed up`,
    attending_of: (people, places) => `${people} of ${places} signed up`,
  },
  whose: { label: 'Who', all: 'Everyone', own: 'Me' },
  of_family: {
    coming: 'Upcoming activities for all of you',
    waiting: 'On the waiting list',
    past: 'Past activities for all of you',
    only_waiting: 'No place yet, but some of you are on a waiting list.',
  },
  of_child: {
    coming: (name) => `Upcoming activities for ${name}`,
    waiting: (name) => `${name} is on the waiting list`,
    past: (name) => `Past activities for ${name}`,
    only_waiting: (name) => `${name} has no place yet, but is on a waiting list.`,
  },
  past: { title: 'Your past activities', empty: 'When something is over, you will find it here.' },
  show_all: (count) => `Show all ${count}`,
  show_more: 'Show more',
  to_calendar: 'See your timetable in the calendar',
  shift: 'Shift',
  shift_named: (name) => `Shift: ${name}`,
  leave_shift: 'Give back the shift',
  shift_left: 'You have given back the shift',
  checked_in: 'Checked in',
  cancelled: 'Cancelled',
  about: (doing, name) => `${doing}: ${name}`,
  failed: 'We could not load this. Please try again soon.',
};
