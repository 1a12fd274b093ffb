/** Categories and types that every installation has. Ids are stored with activities: add, never renumber. */
export const CATEGORIES = [
  {
    id: 1,
    key: 'sport_outdoors',
    labels: { nb: 'Idrett og friluftsliv', nn: 'Idrett og friluftsliv', en: 'Sport and outdoors' },
  },
  { id: 2, key: 'art_culture', labels: { nb: 'Kunst og kultur', nn: 'Kunst og kultur', en: 'Art and culture' } },
  { id: 3, key: 'music_dance', labels: { nb: 'Musikk og dans', nn: 'Musikk og dans', en: 'Music and dance' } },
  {
    id: 4,
    key: 'library_language',
    labels: { nb: 'Bibliotek og språk', nn: 'Bibliotek og språk', en: 'Library and languages' },
  },
  {
    id: 5,
    key: 'food_meeting',
    labels: { nb: 'Mat og møteplasser', nn: 'Mat og møteplassar', en: 'Food and meeting places' },
  },
  {
    id: 6,
    key: 'technology_games',
    labels: { nb: 'Teknologi og spill', nn: 'Teknologi og spel', en: 'Technology and games' },
  },
  {
    id: 7,
    key: 'nature_environment',
    labels: { nb: 'Natur og miljø', nn: 'Natur og miljø', en: 'Nature and environment' },
  },
  { id: 8, key: 'health', labels: { nb: 'Helse og trivsel', nn: 'Helse og trivsel', en: 'Health and well-being' } },
  { id: 9, key: 'volunteering', labels: { nb: 'Frivillig innsats', nn: 'Frivillig innsats', en: 'Volunteering' } },
] as const;

export type CategoryKey = (typeof CATEGORIES)[number]['key'];

export const EVENT_TYPES = [
  { id: 1, key: 'activity', is_volunteer: false, labels: { nb: 'Aktivitet', nn: 'Aktivitet', en: 'Activity' } },
  { id: 2, key: 'training', is_volunteer: false, labels: { nb: 'Trening', nn: 'Trening', en: 'Training' } },
  { id: 3, key: 'course', is_volunteer: false, labels: { nb: 'Kurs', nn: 'Kurs', en: 'Course' } },
  {
    id: 4,
    key: 'meeting_place',
    is_volunteer: false,
    labels: { nb: 'Møteplass', nn: 'Møteplass', en: 'Meeting place' },
  },
  {
    id: 5,
    key: 'performance',
    is_volunteer: false,
    labels: { nb: 'Forestilling', nn: 'Framsyning', en: 'Performance' },
  },
  { id: 6, key: 'trip', is_volunteer: false, labels: { nb: 'Tur', nn: 'Tur', en: 'Outing' } },
  {
    id: 7,
    key: 'volunteer_task',
    is_volunteer: true,
    labels: { nb: 'Frivillig oppdrag', nn: 'Frivillig oppdrag', en: 'Volunteer task' },
  },
  { id: 8, key: 'dugnad', is_volunteer: true, labels: { nb: 'Dugnad', nn: 'Dugnad', en: 'Community work day' } },
] as const;

export type EventTypeKey = (typeof EVENT_TYPES)[number]['key'];
