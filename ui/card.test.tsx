// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AnchorProps } from './anchor-context.ts';
import { AnchorProvider } from './anchor-provider.tsx';
import { Card } from './card.tsx';
import { FactLine } from './fact-line.tsx';
import { Flag } from './flag.tsx';
import { Picture } from './picture.tsx';
import { Tag } from './tag.tsx';

afterEach(cleanup);

const card = (
  <Card
    href="/events/7"
    title="Åpen fotballtrening"
    eyebrow="I dag 17:30"
    isCancelled
    picture={<Picture src="/day.svg" night={{ src: '/night.svg' }} alt="" width={800} height={450} isCover />}
    flags={<Flag icon={null}>Avlyst</Flag>}
    footer={<Tag>Barn</Tag>}
  >
    <FactLine icon={null}>Solvik kunstgress</FactLine>
  </Card>
);

test('EVT-02 a card holds exactly one link, named by its title', () => {
  render(card);
  const link = within(screen.getByRole('article')).getByRole('link');
  expect(link.textContent).toBe('Åpen fotballtrening');
  expect(link.getAttribute('href')).toBe('/events/7');
  expect(screen.getByRole('heading', { level: 3 }).contains(link)).toBe(true);
  expect(screen.getByRole('article').querySelectorAll('button, input, [tabindex]')).toHaveLength(0);
});

test('EVT-03 a cancelled card says so in words', () => {
  render(card);
  expect(screen.getByText('Avlyst')).toBeTruthy();
});

test('RTE links inside the portal go through the router, others do not', () => {
  render(
    <AnchorProvider anchor={RouterAnchor}>
      {card}
      <Card href="https://ut.no/tur" title="Fjelltur" picture={null} />
      <Card href="//ut.no/tur" title="Skitur" picture={null} />
    </AnchorProvider>,
  );
  expect(screen.getByRole('link', { name: 'Åpen fotballtrening' }).hasAttribute('data-router')).toBe(true);
  expect(screen.getByRole('link', { name: 'Fjelltur' }).hasAttribute('data-router')).toBe(false);
  expect(screen.getByRole('link', { name: 'Skitur' }).hasAttribute('data-router')).toBe(false);
});

function RouterAnchor({ children, href }: AnchorProps) {
  return (
    <a href={href} data-router>
      {children}
    </a>
  );
}
