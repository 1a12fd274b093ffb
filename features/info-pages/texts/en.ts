import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  lead: (inPlace) => `There should be something for everyone to join. Here is the help you can get ${inPlace}.`,
  description: (inPlace) => `Leisure accounts, support and other offers ${inPlace}.`,
  home: {
    text: (inPlace) => `You live ${inPlace}, so this is what applies there.`,
    other: (inPlace) => `See what applies ${inPlace}`,
  },
  figures: {
    for: 'For',
    amount: 'Amount',
    at_least: 'At least',
    ages: (from, to) => `Ages ${from}–${to}`,
    from_age: (from) => `Age ${from} and over`,
    to_age: (to) => `Up to age ${to}`,
    times: (count) => (count === 1 ? 'once' : `${count} times`),
  },
  account: {
    use: (times) =>
      times > 1
        ? `The money is for sport, culture, music and the outdoors that meets at least ${times} times a season.`
        : 'The money is for sport, culture, music and the outdoors.',
    find_activity: 'Find an activity',
    amount_page: 'See the amount and the rules',
    open: 'See your leisure accounts',
  },
  steps: {
    heading: 'How to get started',
    who: 'See if it is for you',
    who_text: (from, to) => `The leisure account is for children and young people aged ${from} to ${to}.`,
    activity: 'Find an activity',
    activity_text: (times) =>
      times > 1
        ? `Choose something regular that meets at least ${times} times a season.`
        : 'Choose something your child would like to do.',
    ask: 'Open the account',
    ask_text: 'Log in with BankID or MinID and open the account. The money is there at once.',
  },
  ended: {
    title: 'The leisure account scheme has ended',
    text: 'No more leisure accounts are being given out. Information about other support schemes will follow.',
  },
  coming: {
    title: (day) => `Leisure accounts start on ${day}`,
    text: 'From that day you can open the account and use the money.',
  },
  none: {
    title: (name) => `${name} does not have leisure accounts`,
    text: 'Clubs, associations and the municipality can still help you get started with something.',
    title_everywhere: 'Some municipalities have leisure accounts',
    text_everywhere: 'Switch to your municipality’s portal to see what applies where you live.',
  },
  offers: 'Offers',
  other_offers: 'Other offers',
  help: 'Help and support',
  more: 'Read more',
  go: (name) => `Go to ${name}`,
  external: 'another website',
  not_open: 'Not open yet',
  not_open_text: 'Tickets can’t be collected in this portal yet.',
  links: 'Where to go next',
  empty: {
    title: 'There is more to come',
    text: 'Nothing about support and offers has been added here yet. Until then you can find something to join.',
  },
  ask: {
    heading: 'Ask us',
    text: 'Wondering what applies to you or your children? Write to us.',
    email: 'E-mail',
    write: 'Write to us',
    answers: 'Questions and answers',
  },
  trail: 'Where you are',
  amount: {
    title: 'The amount in the leisure account',
    lead: (amount, inPlace) => `Every child with a leisure account ${inPlace} gets ${amount}.`,
    use: 'What the money is for',
    use_kinds: 'Sport, culture, music and the outdoors, in a club, an association or another regular offer.',
    use_times: (times) => `The activity must meet at least ${times} times a season.`,
    use_one: 'One activity for each child a year.',
    use_cap: (amount) => `No more than ${amount} for each activity.`,
    use_trial: (times) =>
      times === 1
        ? 'Your child can try once first. If they stop after that, nothing is charged.'
        : `Your child can try ${times} times first. If they stop by then, nothing is charged.`,
    use_period: (first, last) => `The money can be used from ${first} to ${last}.`,
    rules: 'Good to know',
    rule_age: (from, to) => `The child must be aged ${from} to ${to}.`,
    rule_home: (inPlace) => `The child must live ${inPlace}.`,
    rule_household: (household) => `The account depends on income: ${household}`,
    rule_own: 'The account is the child’s own. It can’t be transferred to anyone else.',
  },
};
