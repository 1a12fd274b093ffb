// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { page as notFoundPage } from './not-found-page.tsx';
import { page as serverErrorPage } from './server-error-page.tsx';

afterEach(cleanup);

describe('RTE-07 a message handed over in navigation state', () => {
  for (const [address, page] of [
    ['/404', notFoundPage],
    ['/500', serverErrorPage],
  ] as const) {
    test(`is shown on ${address}, as text`, async () => {
      const { router } = renderInPortal(<page.Component />);
      await act(() => router.navigate(address, { state: { message: 'Treningen er <b>borte</b>' } }));
      expect(screen.getByText('Treningen er <b>borte</b>')).toBeTruthy();
    });

    test(`without one ${address} has words of its own, and its status`, () => {
      renderInPortal(<page.Component />, { address });
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      expect(page.status).toBe(Number(address.slice(1)));
    });
  }
});
