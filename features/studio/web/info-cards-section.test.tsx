// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { tenantConfiguration } from '#features/tenants/contract.ts';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { InfoCardsSection } from './info-cards-section.tsx';

const cardsOf = tenantConfiguration.shape.infoSlots;
const CARD = { type: 'OTHER', title: 'Om oss', cardTitle: 'Om oss', content: 'Hei', minAge: 6, links: [] } as const;

let kept: unknown;

/** As the server gets them: what is not said is not there. */
function Kept() {
  const [cards, setCards] = useState(() => cardsOf.parse([CARD]));
  kept = JSON.parse(JSON.stringify(cards));
  return <InfoCardsSection cards={cards} errorAt={() => undefined} onChange={setCards} />;
}

const last = <Element,>(elements: Element[]): Element => elements.at(-1) ?? expect.unreachable();
const type = (label: string, value: string) =>
  fireEvent.change(last(screen.getAllByLabelText(label)), { target: { value } });

afterEach(cleanup);

test('BEY-12 a new info card is about something that no card is about yet, which can be chosen', () => {
  renderInPortal(<Kept />);
  fireEvent.click(screen.getByRole('button', { name: 'Nytt kort' }));
  expect(kept).toMatchObject([CARD, { type: 'FOR_YOUTHS', title: 'Nytt kort 2' }]);
  type('Hva kortet handler om', 'VENUE');
  expect(cardsOf.parse(kept)[1]).toMatchObject({ type: 'VENUE', content: 'Nytt kort' });
});

test('BEY-12 ages, an amount and links are written on a card, and taken away', () => {
  renderInPortal(<Kept />);
  type('Til alder', '16');
  type('Beløp', '1000');
  type('Fra alder', '');
  fireEvent.click(screen.getByRole('button', { name: 'Ny lenke' }));
  type('Navn på lenken', 'Ungdomsrådet');
  type('Adresse', 'https://ungdom.example.no/');
  const { minAge: _before, ...others } = CARD;
  const link = { title: { nb: 'Ungdomsrådet', nn: 'Lenke 1', en: 'Lenke 1' }, url: 'https://ungdom.example.no/' };
  expect(cardsOf.parse(kept)).toEqual([{ ...others, maxAge: 16, amount: 1000, links: [link] }]);
  fireEvent.click(screen.getByRole('button', { name: 'Fjern Ungdomsrådet' }));
  expect(cardsOf.parse(kept)).toEqual([{ ...others, maxAge: 16, amount: 1000 }]);
});
