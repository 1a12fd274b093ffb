import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  yourNeighbourhood: 'your neighbourhood',
  inWholeCountry: 'across the country',
  slogan: {
    value: 'There’s something on\njust round the corner',
    meaning: 'There is something to join in with close by.',
    description: (inPlace) => `Activities and volunteering near you ${inPlace}.`,
    descriptionEverywhere: 'Activities and volunteering near you.',
  },
  variant: {
    preview: 'Preview',
    test: 'Test version',
    demo: 'Demonstration',
  },
  leisureCard: {
    infoPageTitle: 'Leisure account',
    headerTitle: 'Leisure time for everyone',
    headerTitleQuestion: 'What is a leisure account?',
    headerDescription: 'The leisure account is money that children and young people can spend on regular activities.',
    headerDescription2: 'The municipality decides who can get it, how much there is in it and what it can be used for.',
    bankIdStep1: 'Then we can see which children you are a guardian of, and you can open accounts for them.',
    cardTitle: 'Leisure accounts for children and young people',
  },
  info: {
    volunteerTitle: 'Become a volunteer',
    volunteerCard: 'Do something for others',
    volunteerContent: 'Volunteers keep the neighbourhood going. Find a task that suits you, large or small.',
    volunteerName: 'the tasks',
    fundingTitle: 'Support for activities',
    fundingCard: 'Do you need help with the cost?',
    fundingContent:
      'Many clubs and municipalities can cover fees and equipment. Ask the organiser or your municipality.',
    fundingName: 'the organisers',
    ticketsTitle: 'Free tickets',
    ticketsCard: 'Join in',
    ticketsContent: 'The leisure account comes with free tickets to the cinema, pool, matches and concerts.',
  },
  sunset: {
    title: (place) => `${place} is closing this service`,
    text: 'Activities and organisers are no longer shown here. Thank you to everyone who took part.',
    remainsTitle: 'What you can still do',
    remainsAccount: 'Log in, collect your own data and delete your account.',
    remainsHelp: (email) => `Write to us at ${email} if you have questions.`,
    remainsElsewhere: 'Find activities in the municipalities around you.',
  },
};
