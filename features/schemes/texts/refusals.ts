import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  changed_by: (name: string, when: string) =>
    `${name} endret kladden ${when}, etter at du åpnet den. Det du har skrevet, er ikke borte.`,
  changed: (when: string) =>
    `En annen endret kladden ${when}, etter at du åpnet den. Det du har skrevet, er ikke borte.`,
  has_draft: 'Det er allerede en kladd eller en versjon som venter på vedtak. Gjør den ferdig først.',
  not_draft: 'Versjonen er ikke lenger en kladd, så den kan ikke endres. Last siden inn på nytt.',
  not_sent: 'Versjonen venter ikke på vedtak nå. Last siden inn på nytt.',
  not_published: 'Versjonen gjelder ikke, så den kan ikke avsluttes. Last siden inn på nytt.',
  second_name:
    'Du sendte versjonen til vedtak selv. Offentlige penger skal ha to navn, så en annen administrator i kommunen må publisere den.',
  key_taken: 'Kommunen har allerede en ordning med dette navnet.',
  full: (count: number) => `Det kan være høyst ${count} av dem.`,
  decided_later: 'Vedtaket kan ikke være datert i framtiden.',
  last_day: 'Velg en dag fra i dag og fram til dagen før perioden er over.',
};

const nn: TextsLike<typeof nb> = {
  changed_by: (name, when) => `${name} endra kladden ${when}, etter at du opna han. Det du har skrive, er ikkje borte.`,
  changed: (when) => `Ein annan endra kladden ${when}, etter at du opna han. Det du har skrive, er ikkje borte.`,
  has_draft: 'Det er allereie ein kladd eller ein versjon som ventar på vedtak. Gjer han ferdig først.',
  not_draft: 'Versjonen er ikkje lenger ein kladd, så han kan ikkje endrast. Last sida inn på nytt.',
  not_sent: 'Versjonen ventar ikkje på vedtak no. Last sida inn på nytt.',
  not_published: 'Versjonen gjeld ikkje, så han kan ikkje avsluttast. Last sida inn på nytt.',
  second_name:
    'Du sende versjonen til vedtak sjølv. Offentlege pengar skal ha to namn, så ein annan administrator i kommunen må publisere han.',
  key_taken: 'Kommunen har allereie ei ordning med dette namnet.',
  full: (count) => `Det kan vere høgst ${count} av dei.`,
  decided_later: 'Vedtaket kan ikkje vere datert i framtida.',
  last_day: 'Vel ein dag frå i dag og fram til dagen før perioden er over.',
};

const en: TextsLike<typeof nb> = {
  changed_by: (name, when) => `${name} changed the draft ${when}, after you opened it. What you wrote is not lost.`,
  changed: (when) => `Someone changed the draft ${when}, after you opened it. What you wrote is not lost.`,
  has_draft: 'There is already a draft, or a version that waits for a decision. Finish that one first.',
  not_draft: 'This version is no longer a draft, so it cannot be changed. Reload the page.',
  not_sent: 'This version is not waiting for a decision now. Reload the page.',
  not_published: 'This version does not apply, so it cannot be ended. Reload the page.',
  second_name:
    'You sent this version for decision yourself. Public money needs two names, so another administrator of the municipality must publish it.',
  key_taken: 'The municipality already has a scheme with this name.',
  full: (count) => `There can be ${count} of them at most.`,
  decided_later: 'The decision cannot be dated in the future.',
  last_day: 'Choose a day from today until the day before the period is over.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
