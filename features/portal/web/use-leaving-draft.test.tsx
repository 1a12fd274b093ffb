// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDraftSaver } from '#platform/web/draft-saver.ts';
import { useDraftSaver } from '#platform/web/use-draft-saver.ts';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import { useLeavingDraft } from './use-leaving-draft.ts';

afterEach(cleanup);

type Send = () => Promise<{ id: string; version: number }>;

/** A page with a draft in which something has been typed. */
function givenTyped(send: Send) {
  const saver = createDraftSaver<string>({
    place: { id: '1', version: 1 },
    form: '',
    send,
    keep: () => undefined,
    forget: () => undefined,
    newKey: () => 'key',
  });
  const flush = vi.fn(saver.flush);
  function Desk() {
    const { saving } = useDraftSaver(() => saver);
    return <UnsavedChangesDialog {...useLeavingDraft(saving, flush)} />;
  }
  const { router } = renderInPortal(<Desk />);
  act(() => saver.change('typed'));
  return { saver, flush, router };
}

const question = () => screen.queryByText(/Du mister endringene som ikke er lagret/);

test('SHL-13 a draft is saved once on the way out, and nobody is asked', async () => {
  const send = vi.fn<Send>(async () => ({ id: '1', version: 2 }));
  const { router, flush } = givenTyped(send);
  await act(() => router.navigate('/about'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  expect([send.mock.calls.length, flush.mock.calls.length, question()]).toEqual([1, 1, null]);
});

test('SHL-13 what cannot be saved is asked about, and what is saved after all is left', async () => {
  let isAway = true;
  const { saver, router } = givenTyped(async () => {
    if (isAway) throw new TypeError('no connection');
    return { id: '1', version: 2 };
  });
  await act(() => router.navigate('/about'));
  await waitFor(() => expect(question()).toBeTruthy());
  expect(router.state.location.pathname).toBe('/events');
  isAway = false;
  await act(async () => void (await saver.flush()));
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  saver.stop();
});
