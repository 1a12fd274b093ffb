import { DEMO_MUNICIPALITY_ID } from './accounts.ts';

const DAY_MS = 86_400_000;

/** News for one municipality only, so that the other pages show how calm it usually is. */
export const demoAnnouncements = (nowMs: number) => [
  {
    id: '01900000-0000-7000-8000-000000000200',
    municipality_id: DEMO_MUNICIPALITY_ID,
    type: 'news',
    title: {
      nb: 'Frivillighetens uke i Bergen',
      nn: 'Frivilligveka i Bergen',
      en: 'Volunteering week in Bergen',
    },
    body: {
      nb: 'Over femti lag og foreninger åpner dørene. Finn noe å være med på, eller meld deg som frivillig.',
      nn: 'Over femti lag og foreiningar opnar dørene. Finn noko å vere med på, eller meld deg som frivillig.',
      en: 'More than fifty clubs open their doors. Find something to join, or sign up as a volunteer.',
    },
    starts_at: new Date(nowMs - DAY_MS).toISOString(),
    ends_at: new Date(nowMs + 30 * DAY_MS).toISOString(),
  },
];
