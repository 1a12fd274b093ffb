// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PublicTenant, publicTenant } from '../contract.ts';
import { localiseAll } from '../localise.ts';
import { findTenant } from '../resolve.ts';
import { HomeBanner } from './home-banner.tsx';

// Nothing is fetched here: a picture is on its way, and has not failed.
beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function picturesOf(more: Partial<PublicTenant>) {
  const { configuration } = findTenant('bergen.localhost');
  const tenant = publicTenant.parse(
    localiseAll({ ...configuration, has_info_page: true, theme_href: '/theme/c1272d.000000000000.css', ...more }, 'nb'),
  );
  render(<HomeBanner tenant={tenant}>Søk</HomeBanner>);
  return [...document.querySelectorAll('img')];
}

test('TEN-04 activities have a banner of their own where the tenant has one', () => {
  const [own] = picturesOf({ customEventsBanner: '/uploads/hallen.webp' });
  expect(own?.getAttribute('src')).toBe('/uploads/hallen.webp');
  cleanup();
  const [usual] = picturesOf({ customEventsBanner: null });
  expect(usual?.getAttribute('src')).toBe('/pictures/fjelltur/c1272d/banner.svg');
});

test('RTE-02 a picture that does not come is replaced by the drawing that every place has', () => {
  const [own] = picturesOf({ customEventsBanner: '/uploads/borte.webp' });
  if (own) fireEvent.error(own);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/bygd/c1272d/banner.svg');
});

test('TEN-04 a picture of the municipality’s own has its words, a cut for phones, and the drawing when it does not come', () => {
  const [photo] = picturesOf({
    bannerURL: '/uploads/stor',
    bannerPicture: { small: '/uploads/liten', large: '/uploads/stor', alt: 'Byen' },
  });
  expect([photo?.getAttribute('src'), photo?.alt]).toEqual(['/uploads/stor', 'Byen']);
  expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/uploads/liten');
  if (photo) fireEvent.error(photo);
  const drawing = document.querySelector('img');
  expect([drawing?.getAttribute('src'), drawing?.alt]).toEqual(['/pictures/bygd/c1272d/banner.svg', '']);
});
