import { ACCESS_FACTS, type AccessibilityFact } from '#features/events/rules.ts';
import { ACTIVITY_FACTS, PROMISED_FACTS, VENUE_FACTS } from './data/access-facts.ts';
import type { ActivityTemplate, VenueKind } from './data/activity-template.ts';
import { keywordsOf } from './data/keywords.ts';
import { createRandom } from './random.ts';

export type EventFacts = { access_mask: number; keywords: string[]; hasContact: boolean };

/**
 * What an activity tells beyond its name and time. By a chance of its own, so that the rest of the demo is the same with
 * and without it.
 */
export function factsOf(options: {
  eventId: string;
  template: ActivityTemplate;
  venue: VenueKind;
  lang: 'nb' | 'nn' | 'en';
  /** Its description says that there are a lift and a hearing loop. */
  isPromised: boolean;
}): EventFacts {
  const { template, venue, lang } = options;
  const random = createRandom(`facts:${options.eventId}`);
  const certain: readonly AccessibilityFact[] = [
    ...(ACTIVITY_FACTS[template.key] ?? []),
    ...(options.isPromised ? PROMISED_FACTS : []),
  ];
  const isTrue = (fact: AccessibilityFact) => random.chance(VENUE_FACTS[venue][fact] ?? 0) || certain.includes(fact);
  // One organiser in four has told nothing.
  const isTold = random.chance(0.75);
  return {
    access_mask: ACCESS_FACTS.reduce(
      (mask, fact, bit) => mask | ((isTold ? isTrue(fact) : certain.includes(fact)) ? 1 << bit : 0),
      0,
    ),
    keywords: (keywordsOf(template.scene)?.[lang] ?? []).filter(() => random.chance(0.4)),
    hasContact: random.chance(0.4),
  };
}
