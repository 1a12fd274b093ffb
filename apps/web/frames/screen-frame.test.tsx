// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { ScreenFrame } from './screen-frame.tsx';

test('SHL-01, SLD-01 a wall has nothing around it: no header, footer, help or announcement', () => {
  const announcement = { id: '1', type: 'news', title: 'Nytt', body: 'Hei', is_dismissible: false } as const;
  renderInPortal(<ScreenFrame />, { address: '/slideshow/7', announcement });
  expect(screen.getByRole('main').id).toBe('innhold');
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.querySelectorAll('details, button, a')).toHaveLength(0);
});
