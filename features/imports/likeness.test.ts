import { describe, expect, test } from 'vitest';
import { haveLikeTitles, looksTheSame } from './likeness.ts';

const at = (more: object = {}) => ({ name: 'Julekonsert', venue: null, lat: null, lng: null, ...more });

describe('BEY-17 what looks the same', () => {
  test.each([
    ['Julekonsert', 'JULEKONSERT!'],
    ['Julekonsert i domkirken', 'Julekonsert i Domkirka'],
    ['Åpen hall for alle', 'Åpen hall for alle – Fana IL'],
    ['Strikkekafe', 'Strikkekafé'],
  ])('BEY-17 %s and %s', (one, other) => {
    expect(haveLikeTitles(one, other)).toBe(true);
  });

  test.each([
    ['Julekonsert', 'Julemarked'],
    ['Tur', 'Turn'],
    ['Fotball for jenter', 'Håndball for gutter'],
    ['', ''],
    ['!!!', '???'],
  ])('BEY-17 not %s and %s', (one, other) => {
    expect(haveLikeTitles(one, other)).toBe(false);
  });

  test('BEY-17 another place is another activity, but for one organiser', () => {
    expect(looksTheSame(at({ venue: 'Domkirken' }), at({ venue: 'Grieghallen' }), false)).toBe(false);
    expect(looksTheSame(at({ venue: 'Domkirken' }), at({ venue: 'Grieghallen' }), true)).toBe(true);
    expect(looksTheSame(at({ venue: 'Domkirken, Bergen' }), at({ venue: 'Domkirken' }), false)).toBe(true);
    expect(looksTheSame(at({ venue: 'Domkirken' }), at(), false)).toBe(true);
    expect(looksTheSame(at({ lat: 60.39, lng: 5.32 }), at({ lat: 60.391, lng: 5.321 }), false)).toBe(true);
    expect(looksTheSame(at({ lat: 60.39, lng: 5.32 }), at({ lat: 60.45, lng: 5.32 }), false)).toBe(false);
  });
});
