import type { ShiftMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

/** A shift need not have a name. */
const shift = (slot: string): string => (slot ? `Vakt: ${slot}` : 'Vakt');

export const shiftLetters: LettersFor<ShiftMessages> = {
  slotTaken: ({ name, event, slot, when, url }) => ({
    subject: 'Du har tatt en vakt',
    greeting: `Hei, ${name}!`,
    paragraphs: [`Takk for at du hjelper til! Du har tatt en vakt på ${event}.`, `${shift(slot)}\n${when}`],
    action: { text: 'Se vakten', url },
    afterwards: ['Passer det likevel ikke? Gi vakten fra deg på siden, så kan noen andre ta den.'],
    sms: `Du har en vakt. Se når: ${url}`,
  }),
  slotGiven: ({ name, event, slot, when, url }) => ({
    subject: 'Du er satt opp på en vakt',
    greeting: `Hei, ${name}!`,
    paragraphs: [`De som arrangerer ${event}, har satt deg opp på en vakt.`, `${shift(slot)}\n${when}`],
    action: { text: 'Se vakten', url },
    afterwards: ['Passer det likevel ikke? Gi vakten fra deg på siden, så kan noen andre ta den.'],
    sms: `Du har en vakt. Se når: ${url}`,
  }),
  slotTakenBack: ({ name, event, slot, when, url }) => ({
    subject: 'Du står ikke lenger på vakten',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `De som arrangerer ${event}, har tatt deg av en vakt. Du trenger ikke å møte.`,
      `${shift(slot)}\n${when}`,
    ],
    action: { text: 'Se vaktene', url },
    afterwards: ['Lurer du på hvorfor? Spør arrangøren.'],
    sms: `Du står ikke lenger på vakten. Se her: ${url}`,
  }),
  slotChanged: ({ name, event, slot, before, when, url }) => ({
    subject: 'Vakten din har fått ny tid',
    greeting: `Hei, ${name}!`,
    paragraphs: [`En vakt du har på ${event}, er flyttet.`, `${shift(slot)}\nFør: ${before}\nNå: ${when}`],
    action: { text: 'Se vakten', url },
    afterwards: ['Du har vakten fortsatt. Passer ikke den nye tiden? Gi vakten fra deg på siden.'],
    sms: `Vakten din har fått ny tid. Se når: ${url}`,
  }),
  slotRemoved: ({ name, event, slot, when, url }) => ({
    subject: 'Vakten din er avlyst',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `De som arrangerer ${event}, har slettet en vakt som du hadde. Du trenger ikke å møte.`,
      `${shift(slot)}\n${when}`,
    ],
    action: { text: 'Se de andre vaktene', url },
    sms: `Vakten din er avlyst. Se de andre her: ${url}`,
  }),
};
