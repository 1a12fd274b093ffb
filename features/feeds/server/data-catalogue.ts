import { fullName } from '#features/municipalities/place-form.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import type { Tenant } from '#features/tenants/resolve.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { type FeedTexts, feedTexts } from './feed-words.ts';

type CatalogueOptions = {
  tenant: Tenant;
  origin: string;
  contact: string;
  nameIn(language: Locale): string;
  /** 'på Voss'. */
  inPlaceIn(language: Locale): string;
};

/**
 * BEY-17: what open data there is, as DCAT-AP-NO, for data.norge.no and other catalogues to fetch. The publisher's
 * number in the register of organisations is not among what a tenant is configured with, so it is left out.
 */
export function dataCatalogue({ tenant, origin, contact, nameIn, inPlaceIn }: CatalogueOptions): string {
  const inEach = (tell: (texts: FeedTexts['open_data'], inPlace: string, language: Locale) => string) =>
    LOCALES.map(
      (language) => `${literal(tell(feedTexts(language).open_data, inPlaceIn(language), language))}@${language}`,
    ).join(', ');
  const publisher = inEach((texts, _inPlace, language) => publisherOf(tenant, texts, { nameIn, language }));
  const self = (part: string) => `<${origin}/dcat.ttl#${part}>`;
  const places = placesOf(tenant, self);
  const common = [
    `dct:publisher ${self('publisher')}`,
    `dct:language ${LOCALES.map((language) => `<${AUTHORITY}/language/${LANGUAGE_CODES[language]}>`).join(', ')}`,
    `dct:spatial ${places.map(({ name }) => name).join(', ')}`,
    `dcat:contactPoint ${self('contact')}`,
  ];
  const distributions = DISTRIBUTIONS.map(({ key, format, media, path }) => ({
    name: self(key),
    lines: [
      'a dcat:Distribution',
      `dct:title ${inEach((texts) => texts[key])}`,
      `dcat:accessURL <${origin}${path}>`,
      `dcat:downloadURL <${origin}${path}>`,
      `dct:format <${AUTHORITY}/file-type/${format}>`,
      `dcat:mediaType <https://www.iana.org/assignments/media-types/${media}>`,
      `dct:license <${LICENCE}>`,
      ...(key === 'json' ? [`dcat:accessService ${self('api')}`] : []),
    ],
  }));
  return [
    ...Object.entries(PREFIXES).map(([name, address]) => `@prefix ${name}: <${address}> .`),
    '',
    block(self('catalogue'), [
      'a dcat:Catalog',
      `dct:title ${inEach((texts, inPlace) => texts.catalogue(inPlace))}`,
      `dct:description ${inEach((texts, inPlace) => texts.catalogue_text(inPlace))}`,
      ...common,
      `dct:license <${LICENCE}>`,
      `foaf:homepage <${origin}/>`,
      `dcat:dataset ${self('activities')}`,
      `dcat:service ${self('api')}`,
    ]),
    block(self('activities'), [
      'a dcat:Dataset',
      `dct:identifier ${literal(`${origin}/dcat.ttl#activities`)}`,
      `dct:title ${inEach((texts, inPlace) => texts.dataset(inPlace))}`,
      `dct:description ${inEach((texts, inPlace) => texts.dataset_text(inPlace))}`,
      ...common,
      `dct:accessRights <${AUTHORITY}/access-right/PUBLIC>`,
      `dct:accrualPeriodicity <${AUTHORITY}/frequency/UPDATE_CONT>`,
      `dct:conformsTo <https://schema.org/Event>`,
      `dcat:theme ${THEMES.map((theme) => `<${AUTHORITY}/data-theme/${theme}>`).join(', ')}`,
      `dcat:keyword ${LOCALES.flatMap((language) =>
        feedTexts(language).open_data.keywords.map((keyword) => `${literal(keyword)}@${language}`),
      ).join(', ')}`,
      `dcat:landingPage ${LOCALES.map((language) => `<${origin}${localisedPath('/events', language)}>`).join(', ')}`,
      `dcat:distribution ${distributions.map(({ name }) => name).join(', ')}`,
    ]),
    ...distributions.map(({ name, lines }) => block(name, lines)),
    block(self('api'), [
      'a dcat:DataService',
      `dct:title ${inEach(({ api }) => api)}`,
      `dct:publisher ${self('publisher')}`,
      `dct:license <${LICENCE}>`,
      `dct:accessRights <${AUTHORITY}/access-right/PUBLIC>`,
      `dcat:contactPoint ${self('contact')}`,
      `dcat:endpointURL <${origin}/api>`,
      `dcat:endpointDescription <${origin}/api/openapi.json>`,
      `foaf:page <${origin}/api/docs>`,
      `dcat:servesDataset ${self('activities')}`,
    ]),
    block(self('publisher'), ['a foaf:Agent', `foaf:name ${publisher}`]),
    block(self('contact'), [
      'a vcard:Organization',
      `vcard:fn ${publisher}`,
      `vcard:hasEmail <mailto:${encodeURI(contact)}>`,
    ]),
    ...places.filter(({ lines }) => lines.length > 0).map(({ name, lines }) => block(name, lines)),
  ].join('\n');
}

const AUTHORITY = 'http://publications.europa.eu/resource/authority';
/** Norwegian Licence for Open Government Data 2.0. */
const LICENCE = `${AUTHORITY}/licence/NLOD_2_0`;
const NORWAY = 'https://data.geonorge.no/administrativeEnheter/nasjon/id/173163';
const LANGUAGE_CODES: Record<Locale, string> = { nb: 'NOB', nn: 'NNO', en: 'ENG' };
const THEMES = ['EDUC', 'SOCI'];

const PREFIXES = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
};

const DISTRIBUTIONS = [
  { key: 'json', format: 'JSON', media: 'application/json', path: '/api/events' },
  { key: 'calendar', format: 'ICS', media: 'text/calendar', path: '/api/events.ics?lang=nb' },
  { key: 'rss', format: 'RSS', media: 'application/rss+xml', path: '/api/events.rss?lang=nb' },
] as const;

type Speaking = Pick<CatalogueOptions, 'nameIn'> & { language: Locale };

/** A municipality or a city district publishes for itself; the portal of the whole country has neither behind it. */
function publisherOf(tenant: Tenant, texts: FeedTexts['open_data'], { nameIn, language }: Speaking): string {
  const [only, ...others] = tenant.municipality_ids;
  const municipality = only === undefined || others.length > 0 ? undefined : municipalityById(only);
  if (!municipality) return texts.portal(nameIn('nb'));
  const name = tenant.district_ids.length > 0 ? nameIn(language) : municipality.name;
  return fullName(name, tenant.configuration.place_form, language);
}

type Place = { name: string; lines: string[] };

/** By number and extent: the map authority's own addresses of municipalities say neither. */
function placesOf(tenant: Tenant, self: (part: string) => string): Place[] {
  const municipalities = tenant.municipality_ids.flatMap((id) => municipalityById(id) ?? []);
  if (municipalities.length === 0) return [{ name: `<${NORWAY}>`, lines: [] }];
  return municipalities.map(({ number, name, bbox: [west, south, east, north] }) => ({
    name: self(`kommune-${number}`),
    lines: [
      'a dct:Location',
      `skos:prefLabel ${literal(name)}@nb`,
      `dct:identifier ${literal(number)}`,
      `dcat:bbox ${literal(`POLYGON((${west} ${south},${east} ${south},${east} ${north},${west} ${north},${west} ${south}))`)}^^<http://www.opengis.net/ont/geosparql#wktLiteral>`,
    ],
  }));
}

const block = (subject: string, lines: readonly string[]): string => `${subject}\n  ${lines.join(' ;\n  ')} .\n`;

const literal = (text: string): string =>
  `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)}"`;
