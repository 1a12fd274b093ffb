import { placeLine } from '#features/events/rules.ts';
import { toDate } from '#platform/language/dates.ts';
import type { Locale } from '#platform/language/locale.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import type { FeedTexts } from './feed-words.ts';
import { plainLine, plainText, shortened } from './plain-text.ts';
import type { FeedItem } from './queries.ts';

type RssOptions = {
  title: string;
  description: string;
  /** Of the page that shows the same. */
  pageAddress: string;
  selfAddress: string;
  language: Locale;
  texts: FeedTexts;
  now: Date;
  addressOf(event: FeedItem): string;
};

const MAX_DESCRIPTION_LENGTH = 600;
const REFRESH_MINUTES = 60;

/** RSS 2.0. Readers take a description for HTML, so what people wrote is escaped for that, and then for XML. */
export function rssFeed(items: readonly FeedItem[], options: RssOptions): string {
  const changed = items
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  const channel = [
    element('title', plainLine(options.title)),
    element('link', options.pageAddress),
    element('description', plainLine(options.description)),
    element('language', options.language),
    `<atom:link href="${escapeXml(options.selfAddress)}" rel="self" type="application/rss+xml"/>`,
    element('ttl', String(REFRESH_MINUTES)),
    ...(changed ? [element('lastBuildDate', toDate(changed).toUTCString())] : []),
    ...items.map((item) => itemXml(item, options)),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>`
  );
}

function itemXml(item: FeedItem, { texts, language, now, addressOf }: RssOptions): string {
  const name = plainLine(item.name);
  const when = whenInLetter(item, language, now);
  const where = placeLine([item.venue, ...item.municipalities]);
  const text = shortened(plainText(item.description), MAX_DESCRIPTION_LENGTH);
  const parts = [plainLine(`${when} · ${where}`), ...(text ? [text] : [])];
  return `<item>${[
    element('title', item.is_cancelled ? texts.feed.cancelled(name) : name),
    element('link', addressOf(item)),
    `<guid isPermaLink="false">urn:uuid:${item.id}</guid>`,
    element('pubDate', toDate(item.created_at).toUTCString()),
    ...item.categories.map((category) => element('category', plainLine(category))),
    element('description', parts.map((part) => `<p>${escapeXml(part).replaceAll('\n', '<br>')}</p>`).join('')),
  ].join('')}</item>`;
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
