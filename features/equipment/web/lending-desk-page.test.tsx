// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskPath } from '#features/portal/web/office-paths.ts';
import { accept, choose, picture, upload } from '#features/uploads/web/given-files.ts';
import { uploadTerms } from '#features/uploads/web/upload-terms.ts';
import { givenServer, showPage } from '#tests/support/web/given-server.tsx';
import { page } from './lending-desk-page.tsx';

const LOAN = {
  id: 'loan',
  item_id: 'skis',
  item_name: 'Ski',
  piece_id: 'piece',
  piece_label: 'Ski 2',
  is_piece_missing: false,
  first_name: 'Nora',
  state: 'out',
  from: '2026-11-16',
  to: '2026-11-18',
  fetch_from: '2026-11-16T09:00:00.000Z',
  return_by: '2026-11-18T18:00:00.000Z',
  is_overdue: false,
  digits: '12345678',
  can: { hand_out: false, take_back: true },
};
const PLACE = { id: 'desk', name: 'Utstyrsboden', address: '', provider_name: 'Utstyrsboden', openings: [] };

beforeEach(() => {
  uploadTerms.set(false);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 640, height: 480, close: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function takeSkisBack() {
  const server = givenServer({
    'GET /lending-places/{id}/desk': {
      data: {
        place: PLACE,
        organization_id: null,
        municipality_id: '3405',
        coming: [],
        due: [LOAN],
        overdue: [],
        out: [],
        in_repair: [],
      },
    },
    'POST /uploads': upload({ id: 'broken' as never }),
    'POST /loans/{id}/return': { data: { ...LOAN, state: 'returned' } },
  });
  const Routed = () => (
    <Routes>
      <Route path={deskPath(':id')} element={<page.Component />} />
    </Routes>
  );
  showPage({ ...page, Component: Routed }, server, deskPath('desk'));
  fireEvent.click(await screen.findByRole('button', { name: 'Ta imot: Ski, Nora' }));
  return server;
}

const field = () => screen.queryByRole('group', { name: 'Bilde av skaden' });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Ta imot' }));

async function photograph() {
  fireEvent.click(screen.getByRole('radio', { name: 'Ødelagt' }));
  accept();
  choose(picture());
  await screen.findByRole('img', { name: /tur\.png/ });
}

test('BEY-20 what comes back damaged is photographed, and the picture goes along', async () => {
  const server = await takeSkisBack();
  expect(field()).toBeNull();
  await photograph();
  send();
  await screen.findByText('Ski er tatt imot');
  expect(server.of('POST /loans/{id}/return')).toEqual([
    { params: { id: 'loan' }, body: { key: expect.any(String), condition: 'damaged', note: '', upload_id: 'broken' } },
  ]);
});

test('BEY-20 what turns out to be whole comes back without a picture', async () => {
  const server = await takeSkisBack();
  await photograph();
  fireEvent.click(screen.getByRole('radio', { name: 'Fin' }));
  expect(field()).toBeNull();
  send();
  await waitFor(() => expect(server.of('POST /loans/{id}/return')).toHaveLength(1));
  expect(server.of('POST /loans/{id}/return')[0]?.body).not.toHaveProperty('upload_id');
});
