// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadTextsInAllLanguages } from '#platform/language/lazy-texts.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import { nb } from '../texts/market/nb.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import { FreeHours } from './free-hours.tsx';

beforeAll(() => loadTextsInAllLanguages([marketEquipmentTexts]));
afterEach(cleanup);

const hourAt = (utc: number, free: number) => ({
  from: `2026-11-18T${utc}:00:00Z`,
  to: `2026-11-18T${utc + 1}:00:00Z`,
  free,
});
const HOURS = [hourAt(10, 2), hourAt(11, 1), hourAt(12, 0)];

describe('BEY-20 the hours of an opening', () => {
  test('BEY-20 each says in Norwegian time how many are free, and which are chosen', () => {
    const onChoose = vi.fn();
    render(
      <LanguageProvider locale="nb">
        <FreeHours hours={HOURS} chosen={{ first: 0, last: 1 }} onChoose={onChoose} />
      </LanguageProvider>,
    );
    const chips = screen.getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      `11:00–12:00 ${nb.days.free(2)}`,
      `12:00–13:00 ${nb.days.free(1)}`,
      `13:00–14:00 ${nb.days.full}`,
    ]);
    expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false']);
    const [, , full] = chips;
    // A full hour can be chosen: it is what the queue is for.
    if (full) fireEvent.click(full);
    expect(onChoose).toHaveBeenCalledWith(2);
  });

  test('BEY-20 nothing is chosen before an hour has been pressed', () => {
    render(
      <LanguageProvider locale="nb">
        <FreeHours hours={HOURS} chosen={null} onChoose={vi.fn()} />
      </LanguageProvider>,
    );
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    expect(screen.getByRole('group', { name: nb.days.hours })).toBeDefined();
  });
});
