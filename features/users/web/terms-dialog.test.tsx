// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { renderWithTexts } from './render-with-texts.tsx';
import { TermsDialog } from './terms-dialog.tsx';

afterEach(cleanup);

test('IDN-18 stays until the terms are accepted: no cross, and Escape does nothing', async () => {
  const onAccepted = vi.fn();
  const onLogOut = vi.fn();
  const answer = vi.fn(async (_path: string) => ({ data: { accepted: true, accepted_at: 'now' } }));
  renderWithTexts(<TermsDialog onAccepted={onAccepted} onLogOut={onLogOut} />, answer);
  const dialog = screen.getByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Lukk' })).toBeNull();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onLogOut).not.toHaveBeenCalled();
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['/terms', '_blank'],
    ['/privacy', '_blank'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Godta vilkårene' }));
  await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  expect(answer.mock.calls.map(([path]) => path)).toEqual(['/users/me/terms']);
});

test('IDN-18 the way out is to log out, and what goes wrong is told', async () => {
  const onLogOut = vi.fn();
  const refused = () => Promise.reject(new CallFailed(503, { message: 'Det er stor pågang akkurat nå.' }));
  renderWithTexts(<TermsDialog onAccepted={() => {}} onLogOut={onLogOut} />, refused);
  fireEvent.click(screen.getByRole('button', { name: 'Godta vilkårene' }));
  expect((await screen.findByRole('alert')).textContent).toContain('stor pågang');
  fireEvent.click(screen.getByRole('button', { name: 'Logg ut' }));
  expect(onLogOut).toHaveBeenCalledOnce();
});
