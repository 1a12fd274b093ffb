// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '#platform/web/client.ts';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { QuickFilters } from './quick-filters.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FACETS = {
  total: 34,
  categories: [{ value: 'health', name: 'Helse og trivsel', count: 3 }],
  types: [],
  municipalities: [
    { value: '4601', name: 'Bergen', count: 9, districts: [{ value: '460101', name: 'Arna', count: 2 }] },
    { value: '4627', name: 'Askøy', count: 4, districts: [] },
  ],
  age_groups: { children: 5, teenager: 4, family: 3, senior: 2, pensioner: 1 },
  accessibility: {},
  free: 7,
  volunteer: 6,
  places: 8,
  today: 1,
  weekend: 2,
};

function show(address: string, beside: ReactNode = null) {
  const call = (async () => ({ data: FACETS })) as unknown as Call;
  return renderInPortal(
    <>
      {beside}
      <QuickFilters />
      <ChosenFilters />
      <FilterPanel />
    </>,
    { address, call },
  );
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });

test('FLT-03 a stream of choices becomes one change of the address, and one step back', async () => {
  const { router } = show('/events?page=3');
  const seen: string[] = [];
  router.subscribe(({ location, historyAction }) => seen.push(`${historyAction} ${location.search}`));
  const [children, family] = [await box('Barn'), await box('Familie')];
  fireEvent.click(children);
  fireEvent.click(family);
  // Shown at once; the address follows.
  expect([children.checked, family.checked]).toEqual([true, true]);
  expect(router.state.location.search).toBe('?page=3');
  await waitFor(() => expect(router.state.location.search).toContain('children'));
  const filters = new URLSearchParams(router.state.location.search);
  expect(filters.get('filters')).toBe('events-filtersage-group(EQ)children$$false,family$$false');
  expect(filters.has('page')).toBe(false);
  expect(new Set(seen.map((change) => change.split(' ')[0]))).toEqual(new Set(['PUSH']));
  expect(seen.some((change) => change.includes('children$$false') && !change.includes('family'))).toBe(false);
});

test('FLT-03 what is chosen while the page has not followed its address yet comes on top', async () => {
  const { promise: isReady, resolve: letIn } = Promise.withResolvers<void>();
  function Slow() {
    if (useLocation().search.includes('children')) use(isReady);
    return null;
  }
  const { router } = show('/events', <Slow />);
  const [children, family] = [await box('Barn'), await box('Familie')];
  fireEvent.click(children);
  await waitFor(() => expect(router.state.location.search).toContain('children'));
  // The address has come long ago, and the page still shows the one before.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(children.checked).toBe(true);
  fireEvent.click(family);
  letIn();
  await waitFor(() => expect(router.state.location.search).toContain('family'));
  expect(router.state.location.search).toContain('children');
});

test('FLT-03 what is taken back while its address is on its way stays away', async () => {
  const { router } = show('/events');
  const children = await box('Barn');
  fireEvent.click(children);
  await waitFor(() => expect(router.state.location.search).toContain('children'));
  fireEvent.click(children);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(children.checked).toBe(false);
});

test('FLT-03 a locked municipality is shown as such, and stays', async () => {
  const { router } = show(
    '/events?filters=global_filters_municipalities(EQ)4601$$true(AND)events-filtersage-group(EQ)children$$false',
  );
  const bergen = await box('Bergen');
  expect(bergen.checked).toBe(true);
  expect(bergen.disabled).toBe(true);
  expect(screen.queryByRole('link', { name: 'Fjern filteret Bergen' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Fjern alle' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('children'));
  expect(router.state.location.search).toContain('true');
});

test('FLT-06 counts stand beside the choices, and each choice is what a form would send', async () => {
  show('/events');
  const health = await box('Helse og trivsel');
  expect(health.closest('label')?.textContent).toContain('3');
  expect(health.name).toBe('filters');
  expect(health.value).toBe('events-filterscategories(EQ)health$$false');
  expect((await box('Arna')).name).toBe('districts');
});

test('FLT-06 a device that does not tell where it is gets an explanation', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code: 1, PERMISSION_DENIED: 1 }),
    },
  });
  show('/events');
  fireEvent.click(await screen.findByRole('button', { name: 'Bruk posisjonen min' }));
  expect(screen.getByText(/Nettleseren får ikke vite hvor du er/)).toBeTruthy();
});
