import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  feed: {
    calendar: (inPlace) => `Activities ${inPlace}`,
    narrowed: (name, words) => `${name}: ${words}`,
    organisation: (name) => `Activities by ${name}`,
    description: (inPlace) => `What is coming up ${inPlace}, from Nabolag.`,
    cancelled: (name) => `Cancelled: ${name}`,
    read_more: (address) => `Read more and sign up: ${address}`,
  },
  filter: {
    free: 'free',
    volunteer: 'volunteer work',
    places: 'places left',
    today: 'today',
    weekend: 'this weekend',
    from: (date) => `from ${date}`,
    to: (date) => `until ${date}`,
    between: (from, to) => `from ${from} to ${to}`,
    near: (kilometres) => `within ${kilometres} km`,
    near_address: (kilometres, address) => `within ${kilometres} km of ${address}`,
    search: (words) => `“${words}”`,
    age_group: {
      children: 'children',
      teenager: 'teenagers',
      family: 'families',
      senior: 'adults',
      pensioner: 'seniors',
    },
    accessibility: {
      step_free: 'step-free',
      accessible_toilet: 'accessible toilet',
      hearing_loop: 'hearing loop',
      sign_language: 'sign language',
      calm: 'calm surroundings',
      companion_free: 'companion free of charge',
      accessible_parking: 'accessible parking',
      plain_language: 'plain language',
    },
  },
  open_data: {
    catalogue: (inPlace) => `Open data from Nabolag ${inPlace}`,
    catalogue_text: (inPlace) => `What has been published for everyone ${inPlace}, free to use.`,
    dataset: (inPlace) => `Activities and volunteer work ${inPlace}`,
    dataset_text: (inPlace) =>
      `Coming activities and volunteer work ${inPlace}: what, when, where, for who and at what price.`,
    keywords: ['activities', 'volunteering', 'leisure', 'culture', 'sports'],
    portal: (place) => `Nabolag – ${place}`,
    json: 'JSON, page by page',
    calendar: 'iCalendar',
    rss: 'RSS 2.0',
    api: 'The Nabolag API',
  },
};
