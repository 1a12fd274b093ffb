import type { EventCard } from './contract.ts';

/** schema.org/ItemList: which activities a list has, in its order; what each of them is stands on its own page. */
export const listFacts = (
  name: string,
  events: readonly EventCard[],
  addressOf: (event: EventCard) => string,
): Record<string, unknown> => ({
  '@type': 'ItemList',
  name,
  itemListElement: events.map((event, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    url: addressOf(event),
    name: event.name,
  })),
});
