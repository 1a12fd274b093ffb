// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accept, choose, picture, upload } from '#features/uploads/web/given-files.ts';
import { uploadTerms } from '#features/uploads/web/upload-terms.ts';
import { showPart } from '#tests/support/web/given-shifts.tsx';
import { NewUploadForm } from './new-upload-form.tsx';

const TEXTS = {
  add: 'Nye bilder',
  put: (count: number) => `Legg til ${count}`,
  added: (count: number) => `${count} lagt til`,
  not_added: (count: number) => `${count} er ikke lagt til`,
  forget: (name: string) => `Fjern ${name}`,
};

beforeEach(() => {
  uploadTerms.set(false);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 640, height: 480, close: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('ORG-06 a picture that is uploaded and not added is told of, and keeps the page from being left', async () => {
  const onDirty = vi.fn();
  const onSend = vi.fn(async () => {});
  const call = (async () => upload()) as never;
  showPart(
    <NewUploadForm
      texts={TEXTS}
      room={3}
      words={{ field: 'caption', label: 'Bildetekst' }}
      list={{ method: 'GET', path: '/organizations/{id}/gallery' }}
      {...{ onDirty, onSend }}
    />,
    { call },
  );
  await screen.findByRole('group', { name: 'Nye bilder' });
  expect(onDirty).toHaveBeenLastCalledWith(false);
  accept();
  choose(picture());
  expect(await screen.findByText('1 er ikke lagt til')).toBeTruthy();
  expect(onDirty).toHaveBeenLastCalledWith(true);
  fireEvent.click(screen.getByRole('button', { name: 'Legg til 1' }));
  await waitFor(() => expect(onDirty).toHaveBeenLastCalledWith(false));
  expect(onSend).toHaveBeenCalledOnce();
  expect(screen.queryByText('1 er ikke lagt til')).toBeNull();
});
