import type { ActivityTemplate } from './activity-template.ts';

/** Activities in North Sámi surroundings, and some for people who speak English. */
export const SAMI_ACTIVITIES: readonly ActivityTemplate[] = [
  {
    key: 'sami-language-cafe',
    scene: 'sprak',
    type: 'meeting_place',
    categories: ['library_language', 'food_meeting'],
    organisers: ['library', 'volunteer_centre'],
    ages: ['children', 'teenager', 'family', 'senior', 'pensioner'],
    days: ['TU', 'WE', 'TH'],
    starts: ['17:00', '18:00'],
    minutes: 120,
    is_weekly: true,
    venues: ['library', 'village_hall'],
    notes: ['drop_in', 'coffee', 'bring_friend'],
    is_sami: true,
    texts: {
      nb: {
        names: ['Giellagáffe'],
        intros: [
          'Samisk språkkafé for deg som snakker, leser eller bare forstår litt. Vi prater rundt bordet, og alle hjelper hverandre.',
        ],
      },
      nn: {
        names: ['Giellagáffe'],
        intros: [
          'Samisk språkkafé for deg som snakkar, les eller berre forstår litt. Vi pratar rundt bordet, og alle hjelper kvarandre.',
        ],
      },
    },
  },
  {
    key: 'duodji',
    scene: 'strikking',
    type: 'course',
    categories: ['art_culture'],
    organisers: ['village', 'volunteer_centre'],
    ages: ['teenager', 'senior', 'pensioner'],
    price_kr: [200, 600],
    days: ['MO', 'WE'],
    starts: ['18:00', '18:30'],
    minutes: 150,
    is_weekly: true,
    capacity: [8, 14],
    venues: ['village_hall', 'centre'],
    notes: ['beginner', 'gear', 'coffee'],
    is_sami: true,
    texts: {
      nb: {
        names: ['Duodji-kveld'],
        intros: [
          'Vi syr, vever bånd og arbeider med skinn og tre. En duodjár veileder, og du velger selv hva du vil lage.',
        ],
      },
      nn: {
        names: ['Duodji-kveld'],
        intros: [
          'Vi syr, vev band og arbeider med skinn og tre. Ein duodjár rettleier, og du vel sjølv kva du vil lage.',
        ],
      },
    },
  },
  {
    key: 'sami-story',
    scene: 'lesestund',
    type: 'activity',
    categories: ['library_language'],
    organisers: ['library'],
    ages: ['children', 'family'],
    age_span: [2, 8],
    days: ['TH', 'SA'],
    starts: ['11:00', '17:00'],
    minutes: 45,
    is_weekly: true,
    venues: ['library'],
    notes: ['drop_in', 'with_adult'],
    is_sami: true,
    texts: {
      nb: {
        names: ['Mánáidboddu – samisk lesestund'],
        intros: [
          'Vi leser bildebøker på nordsamisk og norsk og synger sammen. Alle barn er velkomne, også de som ikke snakker samisk ennå.',
        ],
      },
      nn: {
        names: ['Mánáidboddu – samisk lesestund'],
        intros: [
          'Vi les biletbøker på nordsamisk og norsk og syng saman. Alle born er velkomne, også dei som ikkje snakkar samisk enno.',
        ],
      },
    },
  },
  {
    key: 'joik',
    scene: 'musikk',
    type: 'course',
    categories: ['music_dance', 'art_culture'],
    organisers: ['choir', 'village'],
    ages: ['teenager', 'senior', 'pensioner'],
    price_kr: [100, 300],
    days: ['TU', 'SA'],
    starts: ['12:00', '18:00'],
    minutes: 120,
    is_weekly: false,
    capacity: [12, 20],
    venues: ['music_room', 'village_hall'],
    notes: ['beginner', 'coffee'],
    is_sami: true,
    texts: {
      nb: {
        names: ['Luohti – joikekurs'],
        intros: [
          'Vi lytter, lærer noen gamle joiker og prøver å finne vår egen. Læreren har joiken med seg hjemmefra.',
        ],
      },
      nn: {
        names: ['Luohti – joikekurs'],
        intros: [
          'Vi lyttar, lærer nokre gamle joikar og prøver å finne vår eigen. Læraren har joiken med seg heimanfrå.',
        ],
      },
    },
  },
];

export const ENGLISH_ACTIVITIES: readonly ActivityTemplate[] = [
  {
    key: 'english-newcomers',
    scene: 'fjelltur',
    type: 'trip',
    categories: ['sport_outdoors', 'food_meeting'],
    organisers: ['hiking', 'volunteer_centre'],
    ages: ['family', 'senior'],
    days: ['SU', 'SA'],
    starts: ['11:00', '12:00'],
    minutes: 180,
    is_weekly: false,
    capacity: [20, 30],
    venues: ['trailhead'],
    notes: ['clothes', 'bring_friend'],
    texts: {
      en: {
        names: ["Newcomers' walk"],
        intros: [
          'A gentle walk for people who are new in town, with guides who know the paths. We stop for a packed lunch by the fire.',
        ],
      },
    },
  },
  {
    key: 'english-games',
    scene: 'brettspill',
    type: 'meeting_place',
    categories: ['technology_games', 'food_meeting'],
    organisers: ['library', 'code_club'],
    ages: ['teenager', 'senior'],
    days: ['WE', 'TH'],
    starts: ['18:00'],
    minutes: 180,
    is_weekly: true,
    venues: ['library'],
    notes: ['drop_in', 'beginner'],
    texts: {
      en: {
        names: ['Board games in English'],
        intros: [
          'Bring a game or choose one from our shelves. Come alone or with friends, there is always a table with room.',
        ],
      },
    },
  },
  {
    key: 'english-conversation',
    scene: 'sprak',
    type: 'meeting_place',
    categories: ['library_language'],
    organisers: ['library', 'volunteer_centre'],
    ages: ['senior', 'pensioner'],
    days: ['MO', 'TU'],
    starts: ['17:00', '18:00'],
    minutes: 90,
    is_weekly: true,
    venues: ['library', 'centre'],
    notes: ['drop_in', 'coffee'],
    texts: {
      en: {
        names: ['English conversation café'],
        intros: [
          'Talk about books, news and everyday life around a table of six. All levels are welcome, and nobody corrects you unless you ask.',
        ],
      },
    },
  },
  {
    key: 'english-playgroup',
    scene: 'smabarn',
    type: 'meeting_place',
    categories: ['food_meeting'],
    organisers: ['volunteer_centre', 'library'],
    ages: ['family', 'children'],
    age_span: [0, 5],
    days: ['TU', 'FR'],
    starts: ['10:00'],
    minutes: 120,
    is_weekly: true,
    venues: ['centre', 'library'],
    notes: ['drop_in', 'with_adult', 'coffee'],
    texts: {
      en: {
        names: ['International playgroup'],
        intros: [
          'A play session for small children and their parents, in whatever language you speak at home. We sing together at eleven.',
        ],
      },
    },
  },
];
