import { type Address, addressOf, criteriaIn, filterQuery, filtersIn } from '#features/events/filters.ts';
import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import { parseLocale } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import type { Context } from '#platform/server/context.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { eventCalendar, eventsCalendar, eventsRss, organisationCalendar, organisationRss } from '../contract.ts';
import { feedPath, searchOf } from '../feed-links.ts';
import { calendarFeed } from './calendar-feed.ts';
import { feedTexts, filterWords, inChosenPlaces } from './feed-words.ts';
import {
  comingEvents,
  comingOccurrences,
  type FeedEvent,
  type FeedScope,
  labelsOf,
  occurrencesOf,
  publicOrganisation,
} from './queries.ts';
import { rssFeed } from './rss-feed.ts';

export const feedRoutes = (origins: OriginSettings): Route[] => {
  const eventAddress =
    ({ tenant, language }: Context) =>
    ({ id, source, external_id }: FeedEvent): string => {
      const path = source === 'dnt' && external_id ? `/events/dnt/${encodeURIComponent(external_id)}` : `/events/${id}`;
      return originOf(tenant, origins) + localisedPath(path, language);
    };

  const calendar = async (context: Context, scope: FeedScope, name: string) =>
    calendarFeed(await comingOccurrences(context, scope), {
      name,
      texts: feedTexts(context.language).feed,
      addressOf: eventAddress(context),
    });

  const rss = async (context: Context, scope: FeedScope, about: { title: string; page: string; self: string }) => {
    const origin = originOf(context.tenant, origins);
    const texts = feedTexts(context.language);
    return rssFeed(await comingEvents(context, scope), {
      title: about.title,
      description: texts.feed.description(inChosenPlaces(context, scope.criteria)),
      pageAddress: origin + localisedPath(about.page, context.language),
      selfAddress: origin + about.self,
      language: context.language,
      texts,
      now: context.now,
      addressOf: eventAddress(context),
    });
  };

  return [
    route(eventsCalendar, async (given, { query }) => {
      const context = inLanguage(given, query.lang);
      const scope = everybodys(addressOf(query));
      return calendar(context, scope, await nameOf(context, addressOf(query)));
    }),

    route(eventsRss, async (given, { query }) => {
      const context = inLanguage(given, query.lang);
      const address = addressOf(query);
      const scope = everybodys(address);
      const canonical = filterQuery(filtersIn(address), scope.criteria);
      return rss(context, scope, {
        title: await nameOf(context, address),
        page: `/events${searchOf(canonical)}`,
        self: feedPath('rss', canonical, context.language),
      });
    }),

    route(eventCalendar, async (given, { params, query }) => {
      const context = inLanguage(given, query.lang);
      const occurrences = await occurrencesOf(context, params.id, query.occurrence);
      return calendarFeed(occurrences, {
        name: occurrences[0]?.name ?? '',
        texts: feedTexts(context.language).feed,
        addressOf: eventAddress(context),
        hasAlarms: true,
      });
    }),

    route(organisationCalendar, async (given, { params, query }) => {
      const context = inLanguage(given, query.lang);
      const { id, name } = await publicOrganisation(context, params.id);
      const scope = { criteria: criteriaIn(addressOf(query)), organisation_id: id };
      return calendar(context, scope, feedTexts(context.language).feed.organisation(name));
    }),

    route(organisationRss, async (given, { params, query }) => {
      const context = inLanguage(given, query.lang);
      const { id, name } = await publicOrganisation(context, params.id);
      const scope = { criteria: criteriaIn(addressOf(query)), organisation_id: id };
      return rss(context, scope, {
        title: feedTexts(context.language).feed.organisation(name),
        page: `/organisations/${id}`,
        self: `/api/organizations/${id}/events.rss?lang=${context.language}`,
      });
    }),
  ];
};

const everybodys = (address: Address): FeedScope => ({ criteria: criteriaIn(address), organisation_id: null });

/** The language in the address goes before the one in the header. */
const inLanguage = (context: Context, asked: string | undefined): Context => ({
  ...context,
  language: parseLocale(asked) ?? context.language,
});

/** The place, and what else was chosen, in words. */
async function nameOf(context: Context, address: Address): Promise<string> {
  const criteria = criteriaIn(address);
  const texts = feedTexts(context.language).feed;
  const name = texts.calendar(inChosenPlaces(context, criteria));
  const words = filterWords(address, criteria, await labelsOf(context, criteria), context.language);
  return words.length > 0 ? texts.narrowed(name, words.join(', ')) : name;
}
