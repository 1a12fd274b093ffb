// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OrganisationNames } from './organisation-names.tsx';
import { renderWithTexts } from './render-with-texts.tsx';
import { UserRow } from './user-row.tsx';

afterEach(cleanup);

const noCalls = () => Promise.reject(new Error('no calls'));
const named = (...names: string[]) => names.map((name) => ({ id: name, name }));

test('USR-05 up to three organisations by name, without a count', () => {
  const user = {
    name: 'Ola Nordmann',
    thumbnail_url: null,
    organizations: named('A', 'B', 'C'),
    organizations_count: 3,
  };
  const { container } = renderWithTexts(<UserRow user={user} />, noCalls);
  expect(container.textContent).toContain('A, B, C');
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('ON');
});

test('USR-05 more are a count, and its tooltip says how many there are', () => {
  const user = { name: 'Ola', thumbnail_url: null, organizations: named('A', 'B', 'C'), organizations_count: 7 };
  renderWithTexts(<UserRow user={user} />, noCalls);
  const more = screen.getByRole('button', { name: '+ 4 til' });
  expect(document.getElementById(more.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '7 organisasjoner i alt',
  );
});

test('USR-05 the tooltip names the others where they are known', () => {
  renderWithTexts(<OrganisationNames names={['A', 'B', 'C', 'D', 'E']} />, noCalls);
  expect(screen.getByRole('tooltip').textContent).toBe('D, E');
});

test('USR-05 nobody is without words', () => {
  const { container } = renderWithTexts(<OrganisationNames names={[]} />, noCalls);
  expect(container.textContent).toBe('Ingen organisasjoner');
});
