import type { ShiftMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

/** A shift need not have a name. */
const shift = (slot: string): string => (slot ? `Vakt: ${slot}` : 'Vakt');

export const shiftLetters: LettersFor<ShiftMessages> = {
  slotTaken: ({ name, event, slot, when, url }) => ({
    subject: 'Du har teke ei vakt',
    greeting: `Hei, ${name}!`,
    paragraphs: [`Takk for at du hjelper til! Du har teke ei vakt på ${event}.`, `${shift(slot)}\n${when}`],
    action: { text: 'Sjå vakta', url },
    afterwards: ['Passar det likevel ikkje? Gi vakta frå deg på sida, så kan nokon andre få plassen.'],
    sms: `Du har ei vakt. Sjå når: ${url}`,
  }),
  slotGiven: ({ name, event, slot, when, url }) => ({
    subject: 'Du er sett opp på ei vakt',
    greeting: `Hei, ${name}!`,
    paragraphs: [`Dei som arrangerer ${event}, har sett deg opp på ei vakt.`, `${shift(slot)}\n${when}`],
    action: { text: 'Sjå vakta', url },
    afterwards: ['Passar det likevel ikkje? Gi vakta frå deg på sida, så kan nokon andre få plassen.'],
    sms: `Du har ei vakt. Sjå når: ${url}`,
  }),
  slotTakenBack: ({ name, event, slot, when, url }) => ({
    subject: 'Du står ikkje lenger på vakta',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Dei som arrangerer ${event}, har teke deg av ei vakt. Du treng ikkje å møte.`,
      `${shift(slot)}\n${when}`,
    ],
    action: { text: 'Sjå vaktene', url },
    afterwards: ['Lurer du på kvifor? Spør arrangøren.'],
    sms: `Du står ikkje lenger på vakta. Sjå her: ${url}`,
  }),
  slotChanged: ({ name, event, slot, before, when, url }) => ({
    subject: 'Vakta di har fått ny tid',
    greeting: `Hei, ${name}!`,
    paragraphs: [`Ei vakt du har på ${event}, er flytta.`, `${shift(slot)}\nFør: ${before}\nNo: ${when}`],
    action: { text: 'Sjå vakta', url },
    afterwards: ['Du har vakta framleis. Passar ikkje den nye tida? Gi vakta frå deg på sida.'],
    sms: `Vakta di har fått ny tid. Sjå når: ${url}`,
  }),
  slotRemoved: ({ name, event, slot, when, url }) => ({
    subject: 'Vakta di er avlyst',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Dei som arrangerer ${event}, har sletta ei vakt som du hadde. Du treng ikkje å møte.`,
      `${shift(slot)}\n${when}`,
    ],
    action: { text: 'Sjå dei andre vaktene', url },
    sms: `Vakta di er avlyst. Sjå dei andre her: ${url}`,
  }),
};
