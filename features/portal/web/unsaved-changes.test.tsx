// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

afterEach(cleanup);

function Form({ hasChanges }: { hasChanges: boolean }) {
  return <UnsavedChangesDialog {...useUnsavedChanges(hasChanges)} />;
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('SHL-13 unsaved changes', () => {
  test('hold a navigation until the person has answered', async () => {
    const { router } = renderInPortal(<Form hasChanges />);
    await act(() => router.navigate('/about'));
    expect(router.state.location.pathname).toBe('/events');
    expect(screen.getByText(/Du mister endringene som ikke er lagret/)).toBeTruthy();

    await click('Bli her');
    expect(router.state.location.pathname).toBe('/events');
    expect(screen.queryByRole('button', { name: 'Bli her' })).toBeNull();

    await act(() => router.navigate('/about'));
    await click('Gå videre uten å lagre');
    expect(router.state.location.pathname).toBe('/about');
  });

  test('nothing to lose, nothing to ask', async () => {
    const { router } = renderInPortal(<Form hasChanges={false} />);
    await act(() => router.navigate('/about'));
    expect(router.state.location.pathname).toBe('/about');
  });

  test('closing the tab makes the browser ask', () => {
    renderInPortal(<Form hasChanges />);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});
