import type { LettersFor } from '../../letter.ts';
import type { NewsMessages } from '../../news-messages.ts';
import { nameInSms } from '../../sms-text.ts';

export const newsLetters: LettersFor<NewsMessages> = {
  questionsAsked: ({ name, event, lines, count, url }) => ({
    subject: count === 1 ? `New question: ${event}` : `${count} new questions: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      count === 1
        ? `Someone has asked a question on the page of “${event}”:`
        : `There are ${count} new questions on the page of “${event}”:`,
      ...lines,
    ],
    action: { text: 'Answer on the page', url },
    afterwards: ['Everyone who looks at the activity can read the answer. Those who asked will be told.'],
    sms: `New question about ${nameInSms(event)}. Answer here: ${url}`,
  }),
  questionsAnswered: ({ name, event, organisation, lines, url }) => ({
    subject: `Your question has been answered: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`${organisation} has answered on the page of “${event}”, where you asked a question:`, ...lines],
    action: { text: 'See the answer', url },
    sms: `${nameInSms(organisation)} has answered you about ${nameInSms(event)}: ${url}`,
  }),
  cohostNamed: ({ name, organisation, partner, event, when, url }) => ({
    subject: `You are a cohost: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${partner} has named ${organisation} as a cohost of “${event}”.`,
      ...(when ? [`Next time: ${when}`] : []),
      'The activity is now on your page too, and your admins can edit it.',
    ],
    action: { text: 'See the activity', url },
    sms: `You are a cohost of ${nameInSms(event)}. See ${url}`,
  }),
  newEvents: ({ name, organisation, lines, count, url }) => ({
    subject: count === 1 ? `New activity from ${organisation}` : `${count} new activities from ${organisation}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      count === 1
        ? `${organisation}, which you follow, has published a new activity:`
        : `${organisation}, which you follow, has published new activities:`,
      lines.join('\n'),
    ],
    action: { text: 'See the activities', url },
    afterwards: [
      `You get this e-mail because you follow ${organisation}. If you don’t want more, stop following them on their page, or turn off notifications by e-mail in your profile.`,
    ],
    sms: `News from ${nameInSms(organisation)}: ${url}`,
  }),
  newMatches: ({ name, list, lines, count, url }) => ({
    subject: `${count} new: ${list}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      count === 1 ? `There is a new activity you may like:` : `There are ${count} new activities you may like:`,
      ...lines,
      ...(count > lines.length ? [`and ${count - lines.length} more`] : []),
    ],
    action: { text: 'See the list', url },
    afterwards: ['You choose how often we tell you on the page Notifications.'],
    sms: `${count} new: ${nameInSms(list)}. See ${url}`,
  }),
};
