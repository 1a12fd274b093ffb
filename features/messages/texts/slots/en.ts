import type { ShiftMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

/** A shift need not have a name. */
const shift = (slot: string): string => (slot ? `Shift: ${slot}` : 'Shift');

export const shiftLetters: LettersFor<ShiftMessages> = {
  slotTaken: ({ name, event, slot, when, url }) => ({
    subject: 'You have taken a shift',
    greeting: `Hello, ${name}!`,
    paragraphs: [`Thank you for helping out! You have taken a shift at ${event}.`, `${shift(slot)}\n${when}`],
    action: { text: 'See the shift', url },
    afterwards: ['Can’t do it after all? Give the shift back on the page, so someone else can take it.'],
    sms: `You have a shift. See when: ${url}`,
  }),
  slotGiven: ({ name, event, slot, when, url }) => ({
    subject: 'You have been given a shift',
    greeting: `Hello, ${name}!`,
    paragraphs: [`Those who organise ${event} have given you a shift.`, `${shift(slot)}\n${when}`],
    action: { text: 'See the shift', url },
    afterwards: ['Can’t do it after all? Give the shift back on the page, so someone else can take it.'],
    sms: `You have a shift. See when: ${url}`,
  }),
  slotTakenBack: ({ name, event, slot, when, url }) => ({
    subject: 'You no longer have the shift',
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `Those who organise ${event} have taken you off a shift. You don’t need to come.`,
      `${shift(slot)}\n${when}`,
    ],
    action: { text: 'See the shifts', url },
    afterwards: ['To find out why, ask the organiser.'],
    sms: `You no longer have the shift. See here: ${url}`,
  }),
  slotChanged: ({ name, event, slot, before, when, url }) => ({
    subject: 'Your shift has a new time',
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `A shift that you have at ${event} has been moved.`,
      `${shift(slot)}\nBefore: ${before}\nNow: ${when}`,
    ],
    action: { text: 'See the shift', url },
    afterwards: ['You still have the shift. Does the new time not suit you? Give the shift back on the page.'],
    sms: `Your shift has a new time. See when: ${url}`,
  }),
  slotRemoved: ({ name, event, slot, when, url }) => ({
    subject: 'Your shift has been cancelled',
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `Those who organise ${event} have deleted a shift that you had. You don’t need to come.`,
      `${shift(slot)}\n${when}`,
    ],
    action: { text: 'See the other shifts', url },
    sms: `Your shift has been cancelled. See the others: ${url}`,
  }),
};
