// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadTextsInAllLanguages } from '#platform/language/lazy-texts.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import { OpeningTimes } from './opening-times.tsx';

beforeAll(() => loadTextsInAllLanguages([momentTexts]));
afterEach(cleanup);

test('BEY-20 the hours of a place stand in the order of the week, those of one day together', () => {
  const { container } = render(
    <LanguageProvider locale="nb">
      <OpeningTimes
        openings={[
          { weekday: 2, opens: '15:00', closes: '19:00' },
          { weekday: 0, opens: '16:00', closes: '18:00' },
          { weekday: 0, opens: '10:00', closes: '12:00' },
        ]}
      />
    </LanguageProvider>,
  );
  expect([...container.children].map((line) => line.textContent)).toEqual([
    'Mandag 10:00–12:00, 16:00–18:00',
    'Onsdag 15:00–19:00',
  ]);
});
