import type { AttendanceMessages } from '../../contract.ts';
import { type LettersFor, linesOf } from '../../letter.ts';
import { nameInSms } from '../../sms-text.ts';

const timeAndPlace = (when: string, venue: string | null): string =>
  venue ? `When: ${when}. Where: ${venue}.` : `When: ${when}.`;

const CALENDAR = 'Open the attachment to put it into your calendar.';
const OUT_OF_CALENDAR = 'Open the attachment to mark it as cancelled in your calendar.';
const CANNOT_COME = 'Can’t come after all? Cancel your place so someone else can have it.';
const because = (reason: string): string[] => (reason ? [`The reason given: “${reason}”`] : []);
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
const andMore = (more: number): string => (more === 1 ? 'and one more time' : `and ${more} more times`);

export const attendanceLetters: LettersFor<AttendanceMessages> = {
  placeTaken: ({ name, event, when, venue, isRegisteredByOther, url }) => ({
    subject: `You are signed up for ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      isRegisteredByOther
        ? `The organiser has signed you up for ${event}. You have a place.`
        : `You have a place at ${event}.`,
      timeAndPlace(when, venue),
    ],
    action: { text: 'See the activity', url },
    afterwards: [CALENDAR, CANNOT_COME],
    sms: `You have a place at ${nameInSms(event)}. ${url}`,
  }),
  placesTaken: ({ name, event, lines, attendingCount, waitingCount, url }) => ({
    subject: `You are signed up for ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `You have a place on ${attendingCount === 1 ? 'one date' : `${attendingCount} dates`} of ${event}.`,
      ...(waitingCount > 0
        ? [`You are on the waiting list ${times(waitingCount)}. We will tell you when you get a place.`]
        : []),
      lines.join('\n'),
    ],
    action: { text: 'See all the times', url },
    afterwards: [
      'Open the attachment to put the times into your calendar.',
      'Can’t come to one of them? Cancel that one so someone else can have the place.',
    ],
    sms: `You are signed up for ${nameInSms(event)}. All the times: ${url}`,
  }),
  placeWaiting: ({ name, event, when, position, drawsAt, url }) => ({
    subject: `You are on the waiting list: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      drawsAt ? `You take part in the draw for places at ${event}.` : `${event} is full. You are on the waiting list.`,
      `When: ${when}.`,
      drawsAt
        ? `The draw: ${drawsAt}. Everyone has the same chance, and we will tell you how it went.`
        : position === null
          ? 'We will tell you when it is your turn.'
          : `You are number ${position} in the queue. We will tell you when it is your turn.`,
    ],
    action: { text: 'See your place in the queue', url },
    afterwards: ['Don’t want to wait any longer? Leave the waiting list, and the next in the queue moves up.'],
    sms: `You are on the waiting list: ${nameInSms(event)}. ${url}`,
  }),
  placePromoted: ({ name, event, when, venue, url }) => ({
    subject: `You’ve got a place at ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`A place at ${event} has become free, and it is yours!`, timeAndPlace(when, venue)],
    action: { text: 'See the activity', url },
    afterwards: [CALENDAR, CANNOT_COME],
    sms: `You got a place at ${nameInSms(event)}! ${url}`,
  }),
  placeOffered: ({ name, event, when, until, url }) => ({
    subject: `Do you want the place at ${event}?`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `There is a free place at ${event}, and it is your turn.`,
      `When: ${when}.`,
      `We are holding it for you. Answer by: ${until}. After that it goes to the next in the queue.`,
    ],
    action: { text: 'Answer yes or no', url },
    sms: `You are offered a place: ${nameInSms(event)}. Answer: ${url}`,
  }),
  placeExpired: ({ name, event, when, url }) => ({
    subject: `Your offer of a place has expired: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `You did not answer the offer of a place at ${event} in time, so it has gone to someone else.`,
      `When: ${when}.`,
    ],
    action: { text: 'Sign up again', url },
    afterwards: ['If you sign up again, you go to the end of the queue.'],
    sms: `Your time to answer ran out: ${nameInSms(event)}. ${url}`,
  }),
  placeDrawn: ({ name, event, when, hasWon, position, url }) => ({
    subject: hasWon ? `You’ve got a place at ${event}` : `The draw for ${event} is done`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      hasWon
        ? `The places at ${event} have been drawn, and you got one of them!`
        : `The places at ${event} have been drawn. Sadly you did not get one this time.`,
      `When: ${when}.`,
      ...(hasWon || position === null
        ? []
        : [`You are number ${position} on the waiting list. We will tell you if a place becomes free.`]),
    ],
    action: { text: 'See the activity', url },
    afterwards: hasWon
      ? [CALENDAR, CANNOT_COME]
      : ['Do not want to wait any longer? Leave the waiting list, and we will stop sending you messages about it.'],
    sms: hasWon
      ? `You got a place at ${nameInSms(event)}! ${url}`
      : `You did not get a place: ${nameInSms(event)}. ${url}`,
  }),
  placeLeft: ({ name, event, when, url }) => ({
    subject: `You have cancelled your place at ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`You no longer have a place at ${event}.`, `When: ${when}.`],
    action: { text: 'See the activity', url },
    afterwards: [OUT_OF_CALENDAR],
    sms: `You have cancelled your place: ${nameInSms(event)}. ${url}`,
  }),
  placeRemoved: ({ name, event, when, reason, url }) => ({
    subject: `The organiser has taken you off the list for ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`You are no longer on the list for ${event}.`, `When: ${when}.`, ...because(reason)],
    action: { text: 'See the activity', url },
    afterwards: ['Not sure why? Ask the organiser. You find them on the activity’s page.'],
    sms: `The organiser has taken you off: ${nameInSms(event)}. ${url}`,
  }),
  placeCancelled: ({ name, event, times, reason, hasFile, url }) => ({
    subject: `Your place at ${event} has been cancelled`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `The date you signed up for at ${event} has been moved or removed, so your place has been cancelled.`,
      `It was:\n${linesOf(times, andMore)}`,
      ...because(reason),
    ],
    action: { text: 'See the new dates', url },
    afterwards: ['Does one of the new dates suit you? Then sign up again.', ...(hasFile ? [OUT_OF_CALENDAR] : [])],
    sms: `Your place has been cancelled: ${nameInSms(event)}. ${url}`,
  }),
  reminder: ({ name, event, when, starts, venue, url }) => ({
    subject: `Reminder: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`Remember that you have a place at ${event}.`, timeAndPlace(when, venue)],
    action: { text: 'See the activity', url },
    afterwards: [CANNOT_COME, 'You can change your reminders in your profile.'],
    sms: `Remember ${nameInSms(event)}. ${starts}. ${url}`,
  }),
};
