// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Mask } from '#platform/contract/masks.ts';
import { MaskedField } from './masked-field.tsx';

afterEach(cleanup);

function show(mask: Mask, initial = '') {
  function Filling() {
    const [value, setValue] = useState(initial);
    return <MaskedField label="Konto" mask={mask} value={value} onChange={setValue} />;
  }
  render(<Filling />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Konto' });
}

/** As the browser leaves the input: the new text, and the cursor in it. */
function edit(input: HTMLInputElement, raw: string, caret: number, inputType = 'insertText') {
  fireEvent.input(input, { target: { value: raw, selectionStart: caret, selectionEnd: caret }, inputType });
  return `${input.value.slice(0, input.selectionStart ?? 0)}|${input.value.slice(input.selectionStart ?? 0)}`;
}

describe('VAL-01 a masked field', () => {
  test('VAL-01 puts the separators in', () => {
    const input = show('0000.00.00000');
    expect(edit(input, '1', 1)).toBe('1|');
    expect(edit(input, '12345', 5)).toBe('1234.5|');
    expect(input.inputMode).toBe('numeric');
  });

  test.each<[Mask, string, string]>([
    ['0000.00.00000', '1234 56 78903', '1234.56.78903|'],
    ['000-000', '123 456', '123-456|'],
    ['d0/M0/0000', '17.5.1990', '17/05/1990|'],
    ['H0:M0', '0930', '09:30|'],
  ])('VAL-01 %s takes what is pasted: %s', (mask, pasted, after) => {
    expect(edit(show(mask), pasted, pasted.length, 'insertFromPaste')).toBe(after);
  });

  test('VAL-01 the cursor stays where a user types, also in the middle', () => {
    const input = show('0000.00.00000', '1234.56');
    expect(edit(input, '19234.56', 2)).toBe('19|23.45.6');
    expect(edit(input, '19823.45.6', 3)).toBe('198|2.34.56');
  });

  test('VAL-01 Backspace and Delete get past a separator', () => {
    const input = show('000-000', '123-456');
    expect(edit(input, '123456', 3, 'deleteContentBackward')).toBe('123|-456');
    expect(edit(input, '12-456', 2, 'deleteContentBackward')).toBe('12|4-56');
    cleanup();
    const other = show('000-000', '123-456');
    expect(edit(other, '123456', 3, 'deleteContentForward')).toBe('123-|456');
    expect(edit(other, '123-56', 4, 'deleteContentForward')).toBe('123-|56');
  });

  test('VAL-01 what does not fit is left out and moves nothing', () => {
    const input = show('000-000', '123-456');
    expect(edit(input, '123-4567', 8)).toBe('123-456|');
    expect(edit(input, 'x123-456', 1)).toBe('|123-456');
  });
});
