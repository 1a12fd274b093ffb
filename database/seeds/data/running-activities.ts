import type { AgeGroup, WaitingPolicy } from '#features/events/rules.ts';
import type { Scene } from '#features/pictures/contract.ts';

/** What the demo organisation runs beside the activities that every place has: one of each kind there is to try. */
export type RunningActivity = {
  key: string;
  name: string;
  description: string;
  type: string;
  categories: string[];
  ages: AgeGroup[];
  scene: Scene;
  venue: string;
  /** Draft: as far as a user has come with it. */
  state: 'published' | 'draft' | 'begun';
  /** Weekly on this day (Monday is 0) from the next one on, or once so many days ahead on it. */
  weekday: number;
  weeks: number;
  isWeekly: boolean;
  /** Which of the weeks it does not take place in. */
  exceptWeeks: number[];
  start: string;
  end: string;
  capacity: number | null;
  policy: WaitingPolicy;
  /** At the next time; one of those who attend has only been offered a place where places are offered. */
  attending: number;
  waiting: number;
  slots: { name: string; start: string; end: string; capacity: number; taken: number; isGated?: boolean }[];
  /** A question, and what the organiser answers. */
  comments: { question: string; answer: string | null }[];
};

const NOTHING = { exceptWeeks: [], slots: [], comments: [] };

export const RUNNING_ACTIVITIES: readonly RunningActivity[] = [
  {
    ...NOTHING,
    key: 'climbing',
    name: 'Klatrekveld for nybegynnere',
    description: 'Prøv deg i veggen med erfarne klatrere ved siden av. Sko og sele kan lånes.',
    type: 'training',
    categories: ['sport_outdoors'],
    ages: ['teenager', 'senior'],
    scene: 'klatring',
    venue: 'Klatreveggen i idrettshallen',
    state: 'published',
    weekday: 1,
    weeks: 12,
    isWeekly: true,
    exceptWeeks: [3, 7],
    start: '19:00',
    end: '21:00',
    capacity: 12,
    policy: 'offer',
    attending: 12,
    waiting: 5,
    comments: [
      { question: 'Må jeg ha klatret før?', answer: 'Nei, dette er for deg som aldri har prøvd. Vi viser alt.' },
      { question: 'Er det aldersgrense?', answer: null },
    ],
  },
  {
    ...NOTHING,
    key: 'cabin',
    name: 'Hyttetur for familier',
    description: 'En helg på hytta med bål, natursti og grøt. Plassene trekkes blant alle som melder seg på i tide.',
    type: 'trip',
    categories: ['nature_environment'],
    ages: ['children', 'family'],
    scene: 'ski',
    venue: 'Klubbhytta',
    state: 'published',
    weekday: 5,
    weeks: 5,
    isWeekly: false,
    start: '10:00',
    end: '18:00',
    capacity: 20,
    policy: 'lottery',
    attending: 0,
    waiting: 31,
  },
  {
    ...NOTHING,
    key: 'wall-ball',
    name: 'Åpen hall – medlemmer først',
    description: 'Kom og spill det du har lyst til. Er det fullt, får medlemmene de ledige plassene først.',
    type: 'activity',
    categories: ['sport_outdoors'],
    ages: ['children', 'teenager'],
    scene: 'fotball',
    venue: 'Idrettshallen',
    state: 'published',
    weekday: 4,
    weeks: 8,
    isWeekly: true,
    start: '18:30',
    end: '20:00',
    capacity: 16,
    policy: 'priority',
    attending: 16,
    waiting: 7,
  },
  {
    ...NOTHING,
    key: 'work-day',
    name: 'Klubbdagen',
    description: 'Hele klubben på ett sted: kamper, kiosk og loppemarked. Vi trenger mange hender for å få det til.',
    type: 'dugnad',
    categories: ['volunteering'],
    ages: ['family', 'senior'],
    scene: 'dugnad',
    venue: 'Klubbhuset',
    state: 'published',
    weekday: 5,
    weeks: 2,
    isWeekly: false,
    start: '10:00',
    end: '17:00',
    capacity: null,
    policy: 'automatic',
    attending: 24,
    waiting: 0,
    slots: [
      { name: 'Parkering', start: '09:00', end: '12:00', capacity: 3, taken: 3 },
      { name: 'Kiosken, først', start: '10:00', end: '13:30', capacity: 4, taken: 2 },
      { name: 'Kiosken, sist', start: '13:30', end: '17:00', capacity: 4, taken: 1 },
      { name: 'Rydding', start: '17:00', end: '18:30', capacity: 8, taken: 3 },
      { name: 'Førstehjelp', start: '09:30', end: '17:30', capacity: 2, taken: 0, isGated: true },
    ],
    comments: [
      { question: 'Kan jeg ta med en kake?', answer: 'Veldig gjerne! Lever den i kiosken før klokka ti.' },
      {
        question: 'Er det greit at ungene er med på parkeringen?',
        answer: 'Ja, men de må ha refleksvest. Vi har noen.',
      },
    ],
  },
  {
    ...NOTHING,
    key: 'draft',
    name: 'Nyttårskonsert i klubbhuset',
    description: 'Klubbens eget band spiller. Kaffe og vafler i pausen.',
    type: 'performance',
    categories: ['music_dance'],
    ages: ['senior', 'pensioner'],
    scene: 'musikk',
    venue: 'Klubbhuset',
    state: 'draft',
    weekday: 6,
    weeks: 7,
    isWeekly: false,
    start: '17:00',
    end: '19:00',
    capacity: 80,
    policy: 'automatic',
    attending: 0,
    waiting: 0,
  },
  {
    ...NOTHING,
    key: 'begun',
    name: 'Sommerskole',
    description: '',
    type: 'course',
    categories: [],
    ages: [],
    scene: 'svomming',
    venue: '',
    state: 'begun',
    weekday: 0,
    weeks: 30,
    isWeekly: false,
    start: '',
    end: '',
    capacity: null,
    policy: 'automatic',
    attending: 0,
    waiting: 0,
  },
];
