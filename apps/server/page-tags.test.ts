import { expect, test } from 'vitest';
import { getCalendar } from '#features/calendar/contract.ts';
import { getEvent, listEvents } from '#features/events/contract.ts';
import { getInfoPage } from '#features/info-pages/contract.ts';
import { getEventMap, listEventsOnMap } from '#features/map/contract.ts';
import { getOrganisationFacets, listOrganisations } from '#features/organisations/contract.ts';
import { search } from '#features/search/contract.ts';
import { getWallPage } from '#features/slideshow/contract.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Tenant } from '#platform/contract/tenant.ts';
import { tagsOf } from './page-tags.ts';

const EVENT = '0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const CLUB = '0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c';

const tenant = (municipality_ids: number[], district_ids: number[] = []): Tenant => ({
  key: 'x',
  name: 'X',
  municipality_ids,
  district_ids,
  is_sunset: false,
  is_indexed: true,
  is_draft: false,
  colour: '#000000',
});
const BERGEN = tenant([4601]);
const COUNTRY = tenant([]);
const FROGNER = tenant([301], [30105]);

const tags = (of: Tenant, endpoint: Endpoint, query: object = {}, answer: unknown = { data: [{ id: EVENT }] }) =>
  tagsOf(of, { endpoint, query, params: {}, answer });

test.each<[string, Tenant, Endpoint, object, string[]]>([
  ['a list', BERGEN, listEvents, {}, ['4601']],
  ['a list of a place that was chosen', BERGEN, listEvents, { municipalities: '4621' }, ['4621']],
  ['a calendar', BERGEN, getCalendar, {}, ['4601']],
  ['the list of a district', FROGNER, listEvents, {}, ['301']],
  ['the list of the country', COUNTRY, listEvents, {}, ['0']],
  ['a map', BERGEN, getEventMap, {}, ['0']],
  ['the list beside a map', BERGEN, listEventsOnMap, {}, ['0']],
  [
    'what is near a point',
    BERGEN,
    listEvents,
    { 'distance[lat]': '60.39', 'distance[lng]': '5.32', 'distance[radius]': '10' },
    ['0'],
  ],
  ['what was searched for', BERGEN, search, { q: 'kor' }, ['0']],
  [
    'a wall of one organisation',
    BERGEN,
    getWallPage,
    { organization: CLUB.toUpperCase() },
    ['4601', CLUB, `events of ${CLUB}`],
  ],
])('D-24 %s is made from its municipalities', (_what, of, endpoint, query, expected) => {
  expect(tags(of, endpoint, query)).toEqual(expected);
});

test('D-24 a list of organisations is made from its municipalities, the organisations and what they arrange', () => {
  expect(tags(BERGEN, listOrganisations, {}, { data: [{ id: CLUB }] })).toEqual(['4601', CLUB, `events of ${CLUB}`]);
  expect(tags(BERGEN, listOrganisations, { municipalities: '4621' }, {})).toEqual(['4621']);
  expect(tags(COUNTRY, getOrganisationFacets, {}, {})).toEqual(['0']);
});

test('D-24 everything else is made from what it names', () => {
  const answer = {
    data: { id: EVENT, name: 'Kor', organization: { id: CLUB, name: 'X' }, times: [{ count: 1 }, null] },
  };
  expect(tags(BERGEN, getEvent, {}, answer)).toEqual([EVENT, CLUB]);
});

test('D-24 an info page is made from the schemes of its municipality, and of the one that was asked for', () => {
  expect(tags(BERGEN, getInfoPage, {}, { data: { title: 'Fritidskonto' } })).toEqual(['schemes of municipality 4601']);
  expect(tags(COUNTRY, getInfoPage, { municipality: '3203' }, { data: {} })).toEqual(['schemes of municipality 3203']);
});
