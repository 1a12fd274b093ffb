import { expect, test } from 'vitest';
import type { OrganisationDetail } from '../../contract.ts';
import { bodyOf, changedFields, changedMeanwhile } from './organisation-draft.ts';

const club = {
  name: 'Solvik IL',
  description: 'For alle',
  email: 'post@solvik.example',
  phone: null,
  website: null,
  address: 'Storgata 1, 9901 Solvik',
  is_private: false,
  thumbnail_url: '/files/a.webp',
  cover_url: null,
  updated_at: '2026-11-01T10:00:00.000Z',
} as OrganisationDetail;

test('ORG-03 what is typed back to what it was is no change', () => {
  expect(changedFields(club, {})).toEqual([]);
  expect(changedFields(club, { name: ' Solvik IL ', phone: '' })).toEqual([]);
  expect(changedFields(club, { name: 'Solvik', is_private: true })).toEqual(['name', 'is_private']);
  expect(changedFields(club, { address: null, picture: null })).toEqual(['address', 'picture']);
});

test('ORG-03 an empty field is nothing, a website gets its scheme, and a picture that stays is not named', () => {
  const body = bodyOf(club, { email: '  ', website: 'solvikil.no', name: 'Solvik' });
  expect(body).toMatchObject({ name: 'Solvik', email: null, website: 'https://solvikil.no' });
  expect(body.updated_at).toBe(club.updated_at);
  expect(body).not.toHaveProperty('picture_upload_id');
  expect(bodyOf(club, { picture: null })).toMatchObject({ picture_upload_id: null });
  expect(bodyOf(club, { website: 'http://solvikil.no' }).website).toBe('http://solvikil.no');
});

test('ORG-03 the user who saves second is told what the first one changed', () => {
  const after = { ...club, name: 'Solvik idrettslag', email: null, members_count: 3 } as OrganisationDetail;
  expect(changedMeanwhile(club, after)).toEqual([
    { field: 'name', value: 'Solvik idrettslag' },
    { field: 'email', value: null },
  ]);
  expect(changedMeanwhile(club, club)).toEqual([]);
});
