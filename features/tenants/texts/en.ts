import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  yourNeighbourhood: 'your neighbourhood',
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
    headerDescription2:
      'You choose the activity and pay from the account. The municipality settles with the organiser.',
    bankIdStep1: 'Log in with BankID, so that we know who the account is for.',
    endedTitle: 'The leisure account scheme has ended',
    endedText: 'You can no longer get a leisure card here. Information about other support schemes will follow.',
  },
  info: {
    volunteerTitle: 'Become a volunteer',
    volunteerCard: 'Do something for others',
    volunteerContent: 'Volunteers keep the neighbourhood going. Find a task that suits you, large or small.',
    fundingTitle: 'Support for activities',
    fundingCard: 'Do you need help with the cost?',
    fundingContent:
      'Many clubs and municipalities can cover fees and equipment. Ask the organiser or your municipality.',
    ticketsTitle: 'Free tickets',
    ticketsCard: 'Join in',
    ticketsContent: 'With the leisure account you can collect tickets to the cinema, pool, matches and concerts.',
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
