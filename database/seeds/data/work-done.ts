import type { Scene } from '#features/pictures/contract.ts';
import type { DEMO_ACCOUNTS } from '../accounts.ts';

/** Volunteer work of the demo organisation that is over, for as long as a CV looks back. */
export type WorkDone = {
  key: string;
  name: string;
  description: string;
  type: 'volunteer_task' | 'dugnad';
  scene: Scene;
  venue: string;
  /** How long ago each time was; the newest first. */
  daysAgo: readonly number[];
  shifts: readonly { name: string; start: string; end: string; people: number }[];
  /** Of the demo's own accounts, who was there at every so many of the times. */
  helpers: Partial<Record<keyof typeof DEMO_ACCOUNTS, number>>;
};

export const WORK_DONE: readonly WorkDone[] = [
  {
    key: 'kiosk',
    name: 'Kiosken på hjemmekampene',
    description: 'Vi steker vafler, koker kaffe og sørger for at ingen fryser på tribunen.',
    type: 'volunteer_task',
    scene: 'matlaging',
    venue: 'Klubbhuset',
    daysAgo: [17, 38, 73, 94, 129, 164, 381, 416, 458, 493, 745, 787],
    shifts: [
      { name: 'Åpne og steke', start: '16:00', end: '19:00', people: 3 },
      { name: 'Selge og rydde', start: '18:00', end: '21:00', people: 3 },
    ],
    helpers: { medlem: 1, koordinator: 2, bruker: 4 },
  },
  {
    key: 'spring-work-day',
    name: 'Vårdugnad på banen',
    description: 'Vi raker, maler målene og får nettene på plass før sesongen.',
    type: 'dugnad',
    scene: 'dugnad',
    venue: 'Kunstgressbanen',
    daysAgo: [206, 570, 934],
    shifts: [{ name: 'Rydding og maling', start: '10:00', end: '15:00', people: 6 }],
    helpers: { medlem: 1, leder: 1, koordinator: 1, bruker: 3 },
  },
  {
    key: 'tournament',
    name: 'Miniturneringen',
    description: 'Seksti lag, to dager og mange hender: dommerbord, parkering og førstehjelp.',
    type: 'volunteer_task',
    scene: 'fotball',
    venue: 'Idrettsparken',
    daysAgo: [157, 521],
    shifts: [
      { name: 'Førstehjelp', start: '09:00', end: '15:00', people: 2 },
      { name: 'Dommerbord', start: '09:00', end: '16:30', people: 4 },
    ],
    helpers: { medlem: 1, leder: 1 },
  },
  {
    key: 'homework',
    name: 'Leksehjelp på klubbhuset',
    description: 'Hjelp med leksene før trening, og et knekkebrød ved siden av.',
    type: 'volunteer_task',
    scene: 'lesestund',
    venue: 'Klubbhuset',
    daysAgo: [8, 15, 22, 29, 43, 50, 57, 64, 78, 85],
    shifts: [{ name: 'Leksehjelper', start: '15:00', end: '17:00', people: 2 }],
    helpers: { medlem: 2, koordinator: 3 },
  },
];
