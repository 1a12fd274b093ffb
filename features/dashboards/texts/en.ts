import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  page_title: 'Overview',
  greeting: {
    morning: (name) => `Good morning, ${name}`,
    day: (name) => `Hello, ${name}`,
    evening: (name) => `Good evening, ${name}`,
  },
  lead: (attending, waiting) => {
    const week =
      attending === 0
        ? 'No sign-ups this week'
        : attending === 1
          ? 'One sign-up this week'
          : `${attending} sign-ups this week`;
    if (waiting === 0) return `${week}.`;
    return waiting === 1
      ? `${week}, and one thing is waiting for you.`
      : `${week}, and ${waiting} things are waiting for you.`;
  },
  lead_waiting: (waiting) => {
    if (waiting === 0) return 'Nothing is waiting for you right now.';
    return waiting === 1 ? 'One thing is waiting for you.' : `${waiting} things are waiting for you.`;
  },
  new_event: 'New activity',
  switch: 'Organisation',
  numbers: {
    attending: (month) => `Sign-ups in ${month}`,
    more: (count, month) => `${count} more than in ${month}`,
    fewer: (count, month) => `${count} fewer than in ${month}`,
    same: (month) => `As many as in ${month}`,
    events: 'Activities to come',
    filled: 'Places taken',
    places: (taken, all) => `${taken} of ${all} places`,
    followers: 'New followers',
    followers_in_all: (count) => (count === 1 ? '1 follower in all' : `${count} followers in all`),
    members: 'New members',
    members_in_all: (count) => (count === 1 ? '1 member in all' : `${count} members in all`),
  },
  no_weeks: 'Nobody has signed up for anything in these weeks. Once you have activities, this shows how many sign up.',
  waiting: {
    title: 'Waiting for you',
    nothing: 'Nothing right now.',
    member: (name) => `${name} wants to become a member`,
    more_members: (count) =>
      count === 1 ? 'One more wants to become a member' : `${count} more want to become members`,
    partner: {
      cohost: (name) => `${name} wants to be a co-organiser`,
      subsidiary: (name) => `${name} wants to become part of your organisation`,
      parent: (name) => `${name} wants your organisation to become part of theirs`,
    },
    offered: (name) => `You can become the owner of ${name}`,
    pending: (name) => `${name} is waiting for the municipality’s answer`,
    declined: (name) => `${name} was not accepted`,
    reason: (reason) => `The reason the municipality gave: ${reason}`,
    requests: (count) =>
      count === 1 ? 'One new organiser is waiting for an answer' : `${count} new organisers are waiting for an answer`,
    sender_names: (count) =>
      count === 1
        ? 'One SMS sender name is waiting for an answer'
        : `${count} SMS sender names are waiting for an answer`,
    certificate: (name: string, certificate: string) => `${name} asks for the certificate ${certificate}`,
    questions: (count: number, event: string) =>
      count === 1 ? `One unanswered question about ${event}` : `${count} unanswered questions about ${event}`,
    queue: (count, name) =>
      count === 1 ? `One person is waiting for ${name}` : `${count} people are waiting for ${name}`,
    draft: (name) => `Draft: ${name}`,
    nameless_draft: 'A draft without a name',
    see_list: 'See the list',
    go_on: 'Continue',
    answer: 'Answer',
    see: 'See',
    again: 'Send a new request',
  },
  next: {
    title: 'Coming up',
    nothing: 'Nothing is coming up.',
    attending: (count) => `${count} signed up`,
    attending_of: (count, most) => `${count} of ${most}`,
    cancelled: 'Cancelled',
    all: 'See all activities',
  },
  links: {
    title: 'Shortcuts',
    page: 'Your page',
    members: 'Members',
    cohosts: 'Co-organisers',
    messages: 'Send a message',
    culture: 'Culture cards',
    scan: 'Scan codes',
    payments: 'Leisure account payments',
    certificates: 'Certificates',
    edit: 'Edit the page',
    settings: 'Settings',
  },
  office: {
    title: 'Municipal office',
    text: 'See what is waiting, and go to every room.',
    waiting: (total) => {
      if (total === 0) return 'Nothing is waiting for an answer from the municipality.';
      return total === 1
        ? 'One thing is waiting for an answer from the municipality.'
        : `${total} things are waiting for an answer from the municipality.`;
    },
    enter: 'Go to the municipal office',
  },
  without: {
    lead: 'Once your organisation is an organiser, this is your overview.',
    become_title: 'Do you run a club or an association?',
    become_text:
      'Then you can get a page of your own, publish activities and find people who want to help. Asking takes a few minutes, and the municipality answers by e-mail.',
    become: 'Become an organiser',
    mine_title: 'Your organisations',
    mine_text: 'You are a member here. Those who run the organisation can give you more to do.',
    requests_title: 'Your requests',
    pending: 'Waiting for an answer',
    declined: 'Not accepted',
    reason: (reason) => `The municipality’s reason: ${reason}`,
    asked: (when) => `Asked ${when}`,
    again: 'Send a new request',
    see: (name) => `See ${name}’s page`,
  },
  failed: 'We could not load this part.',
};
