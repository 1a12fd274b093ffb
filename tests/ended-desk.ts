/**
 * Every call of a desk: where tickets, culture cards and what is lent are taken. Names in braces are those of
 * tests/support/municipal-rows.ts. Lists of one's own desks name none: they are quiet.
 */
export type DeskCall = { answer: 'refused' | 'quiet'; body?: object; query?: string };

const refused: DeskCall = { answer: 'refused' };
const quiet: DeskCall = { answer: 'quiet' };

const KEY = '0190a8c1-2e3f-4000-8000-000000000001';
const AT_CLUB = { query: '?organization_id={club}' };
const GROUP = {
  name: 'Koret',
  visits_per_period: 4,
  valid_from: '2026-01-01',
  valid_until: '2027-01-01',
  comes_together: true,
  with_companion: false,
};

export const DESK_CALLS: Readonly<Record<string, DeskCall>> = {
  'GET /lending-places': quiet,
  'GET /lending-places/{place}/desk': refused,
  'GET /loans/{loan}/pieces': refused,
  'GET /loans/{loan}/picture': refused,
  'POST /loans/{loan}/hand-out': { ...refused, body: { key: KEY, piece_id: '{piece}' } },
  'POST /loans/{loan}/return': { ...refused, body: { key: KEY, condition: 'worn', note: '' } },
  'PUT /equipment/pieces/{piece}': { ...refused, body: { state: 'ok' } },
  'POST /tickets/{ticket}/use': { ...refused, body: { key: KEY } },
  'GET /culture_venues': quiet,
  'GET /culture_cards': { ...refused, query: '?organization_id={club}&q=Grete' },
  'POST /culture_cards/read': { ...refused, body: { organization_id: '{club}', text: '12345678' } },
  'GET /culture_cards/assigned': quiet,
  'GET /culture_cards/visited': quiet,
  'POST /culture_cards/connect': { ...quiet, body: { number: 1, digits: '12345678' } },
  'GET /culture_groups': { ...refused, ...AT_CLUB },
  'POST /culture_groups': { ...refused, body: { ...GROUP, organization_id: '{club}' } },
  'PUT /culture_groups/{group}': { ...refused, body: GROUP },
  'DELETE /culture_groups/{group}': refused,
  'GET /culture_group_members': { ...refused, query: '?group_id={group}&organization_id={club}' },
  'POST /culture_group_members': { ...refused, body: { group_id: '{group}', name: 'Una Voll' } },
  'GET /culture_group_members/{holder}/paper': refused,
  'POST /culture_group_members/{holder}/code': refused,
  'DELETE /culture_group_members/{holder}': refused,
  'GET /visits': { ...refused, ...AT_CLUB },
  'POST /visits': { ...refused, body: { organization_id: '{club}', key: KEY, card_id: '{holder}' } },
  'POST /visits/group': {
    ...refused,
    body: { organization_id: '{club}', key: KEY, group_id: '{group}', card_ids: ['{holder}'] },
  },
  'DELETE /visits/{visit}': refused,
  'GET /visits/numbers': { ...refused, ...AT_CLUB },
  'GET /visits/numbers/file': { ...refused, ...AT_CLUB },
  'GET /scans/desks': quiet,
  'GET /scans/along': { ...refused, ...AT_CLUB },
  'POST /scans': {
    ...refused,
    body: {
      place: { organization_id: '{club}' },
      entries: [{ key: KEY, text: '12345678', at: '2026-11-17T11:00:00Z' }],
    },
  },
};
