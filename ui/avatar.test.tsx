// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';
import { readInitials } from './initials.ts';

afterEach(cleanup);

describe('USR-04', () => {
  test.each([
    ['Ingrid Lunde', 'IL'],
    ['kari', 'K'],
    ['ahmed omar hassan', 'AO'],
    ['  åse   østby ', 'ÅØ'],
    ['', ''],
  ])('USR-04 the initials of %j are %j', (name, initials) => {
    expect(readInitials(name)).toBe(initials);
  });

  test('USR-04 without a picture the initials show, named by the person', () => {
    render(<Avatar name="Ingrid Lunde" />);
    const avatar = screen.getByRole('img', { name: 'Ingrid Lunde' });
    expect(avatar.dataset.initials).toBe('IL');
    expect(avatar.querySelector('img')).toBeNull();
  });

  test('USR-04 a picture shows instead of the initials, until it breaks', () => {
    render(<Avatar name="Ingrid Lunde" src="/files/ingrid.webp" />);
    const avatar = screen.getByRole('img', { name: 'Ingrid Lunde' });
    const picture = avatar.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/files/ingrid.webp');
    expect(avatar.dataset.initials).toBeUndefined();
    if (picture) fireEvent.error(picture);
    expect(avatar.querySelector('img')).toBeNull();
    expect(avatar.dataset.initials).toBe('IL');
  });

  test('USR-04 a new picture is tried after a broken one', () => {
    const { rerender } = render(<Avatar name="Ingrid Lunde" src="/old.webp" />);
    const avatar = screen.getByRole('img', { name: 'Ingrid Lunde' });
    const old = avatar.querySelector('img');
    if (old) fireEvent.error(old);
    rerender(<Avatar name="Ingrid Lunde" src="/new.webp" />);
    expect(avatar.querySelector('img')?.getAttribute('src')).toBe('/new.webp');
  });
});
