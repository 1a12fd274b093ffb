// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MenuItem } from './menu-item.tsx';
import { PopoverMenu } from './popover-menu.tsx';

afterEach(cleanup);

function renderMenu(onSelect = () => undefined) {
  render(
    <>
      <PopoverMenu label="Meny" trigger="IL">
        <ul>
          <MenuItem href="/profile">Profil</MenuItem>
          <MenuItem onSelect={onSelect}>Logg ut</MenuItem>
        </ul>
      </PopoverMenu>
      <button type="button">Utenfor</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Meny' });
  fireEvent.click(button);
  return button;
}

test('SHL-03 the menu opens, and a choice is carried out before it closes', () => {
  const onSelect = vi.fn();
  const button = renderMenu(onSelect);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'Profil' }).getAttribute('href')).toBe('/profile');
  fireEvent.click(screen.getByRole('button', { name: 'Logg ut' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('SHL-03 Escape closes the menu and gives the focus back', () => {
  const button = renderMenu();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Profil' }), { key: 'Escape' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('SHL-03 a press outside and leaving with Tab close the menu', () => {
  const button = renderMenu();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Utenfor' }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  fireEvent.focusIn(screen.getByRole('button', { name: 'Utenfor' }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
