// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadTextsInAllLanguages } from '#platform/language/lazy-texts.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import { nb } from '../texts/nb.ts';
import { passTexts } from '../texts/token.ts';
import { PassCode } from './pass-code.tsx';

beforeAll(() => loadTextsInAllLanguages([passTexts]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PASS = { code: `NB2T${'0'.repeat(52)}`, digits: '12345670' };

describe('BEY-04 a pass on the screen', () => {
  test('BEY-04 the code is named, its digits are in two groups, and it can fill the screen and a paper', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    render(
      <LanguageProvider locale="nb">
        <PassCode pass={PASS} title="Svømming" holder="Nora" detail="Til 1. desember" />
      </LanguageProvider>,
    );
    expect(screen.getByRole('img', { name: nb.code.label('Svømming') })).toBeTruthy();
    expect(screen.getByText('1234 5670')).toBeTruthy();
    expect(screen.getByText('Til 1. desember')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: nb.code.show_big }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('1234 5670')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: nb.code.print }));
    expect(print).toHaveBeenCalledOnce();
  });
});
