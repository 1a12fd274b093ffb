// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '#platform/language/locale.ts';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { en } from '../../texts/confirmations/en.ts';
import { nb } from '../../texts/confirmations/nb.ts';
import { nn } from '../../texts/confirmations/nn.ts';
import type { ConfirmationTexts } from '../../texts/confirmations/token.ts';
import { en as shellEn } from '../../texts/en.ts';
import { nb as shellNb } from '../../texts/nb.ts';
import { nn as shellNn } from '../../texts/nn.ts';
import { ConfirmationProvider } from './confirmation-provider.tsx';
import { CONFIRMATIONS, type Confirm, type ConfirmationKind } from './confirmations.ts';
import { useConfirmation } from './use-confirmation.ts';

const TEXTS: Record<(typeof LOCALES)[number], ConfirmationTexts> = { nb, nn, en };
const KINDS = Object.keys(CONFIRMATIONS) as ConfirmationKind[];
const VALUES = {
  name: 'Kari & co',
  attendees_count: 3,
  count: 3,
  data_processing_url: 'https://avtale.example/',
  when: 'i dag kl. 18',
  is_waiting: true,
  is_direct: false,
  days: ['mandag 7. desember', 'mandag 14. desember'],
  full_count: 1,
};

afterEach(cleanup);

describe('DLG-02 the texts', () => {
  test.each(LOCALES)('DLG-02 every kind is a question with a text of its own (%s)', (locale) => {
    const { kinds } = TEXTS[locale];
    expect(Object.keys(kinds).sort()).toEqual([...KINDS].sort());
    const said = KINDS.map((kind) => {
      const { text } = kinds[kind];
      return typeof text === 'string' ? text : text(VALUES);
    });
    expect(said.filter((text) => /undefined|\[object|^$/.test(text))).toEqual([]);
    expect(new Set(KINDS.map((kind) => kinds[kind].title)).size).toBe(KINDS.length);
  });

  test.each(LOCALES)('DLG-02 nobody, one and several are spoken of as such (%s)', (locale) => {
    const { change_event_period, cancel_event, notify_users } = TEXTS[locale].kinds;
    const counts = [0, 1, 12];
    const period = counts.map((attendees_count) => change_event_period.text({ attendees_count }));
    const cancelled = counts.map((attendees_count) => cancel_event.text({ name: 'Fotball', attendees_count }));
    expect(new Set(period).size).toBe(3);
    expect(new Set(cancelled).size).toBe(3);
    expect([period[2], cancelled[2], notify_users.text({ count: 12 })].every((text) => text?.includes('12'))).toBe(
      true,
    );
    expect(notify_users.text({ count: 1 })).not.toContain('1');
  });

  test('DLG-02 the pairs of buttons', () => {
    expect(nb.buttons).toEqual({
      yes_no: { confirm: 'Ja', cancel: 'Nei' },
      cancel_delete: { confirm: 'Slett', cancel: 'Avbryt' },
      decline_accept: { confirm: 'Godta', cancel: 'Avslå' },
    });
    const deletions = KINDS.filter((kind) => kind.startsWith('delete_'));
    expect(deletions).toHaveLength(10);
    expect(KINDS.filter((kind) => CONFIRMATIONS[kind].buttons === 'cancel_delete')).toEqual(deletions);
  });

  test('SHL-13 leaving a page is asked in the same words everywhere', () => {
    const asked = [nb, nn, en].map(({ kinds }) => [kinds.leave_page.title, kinds.leave_page.text]);
    expect([shellNb, shellNn, shellEn].map(({ unsaved }) => [unsaved.title, unsaved.text])).toEqual(asked);
    expect(en.kinds.leave_page.text).toBe(
      'You will lose your unsaved changes if you navigate away without saving. Would you like to continue?',
    );
  });
});

describe('DLG-02 asking', () => {
  let confirm: Confirm;

  function Page() {
    confirm = useConfirmation();
    return <p>Aktiviteter</p>;
  }

  beforeEach(() => {
    renderInPortal(
      <ConfirmationProvider>
        <Page />
      </ConfirmationProvider>,
    );
  });

  /** The promise in a box, since an async function would wait for it. */
  async function ask(asking: () => Promise<boolean | null>) {
    const answer = asking();
    await screen.findByRole('dialog', {}, { timeout: 20_000 });
    return { answer };
  }

  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

  test.each([
    ['Ja', true],
    ['Nei', false],
    ['Lukk', null],
  ])('DLG-02 %s is %s', async (name, expected) => {
    const { answer } = await ask(() =>
      confirm('leave_event', { name: 'Fotball', when: 'I dag 18:00', is_waiting: false }),
    );
    expect(screen.getByRole('dialog', { name: 'Vil du melde deg av?' }).textContent).toContain(
      '«Fotball» (I dag 18:00)',
    );
    await press(name);
    await expect(answer).resolves.toBe(expected);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('DLG-02 Escape closes without an answer', async () => {
    const { answer } = await ask(() => confirm('organisation_invitation', { name: 'Solvik IL' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await expect(answer).resolves.toBeNull();
  });

  test.each(KINDS)('DLG-02 %s is asked with its buttons, and a loss never has the focus', async (kind) => {
    const { answer } = await ask(() => confirm(kind, VALUES));
    const { buttons, tone } = CONFIRMATIONS[kind];
    const { confirm: yes, cancel: no } = nb.buttons[buttons];
    const dialog = screen.getByRole('dialog', { name: nb.kinds[kind].title });
    const names = [...dialog.querySelectorAll('footer button')].map((button) => button.textContent);
    expect(names).toEqual([yes, no]);
    expect(document.activeElement?.textContent).toBe(tone === 'danger' ? no : yes);
    await press('Lukk');
    await answer;
  });

  test('DLG-02 the conditions are linked to, in tabs of their own', async () => {
    await ask(() => confirm('accept_conditions', { name: 'Laget', data_processing_url: 'https://avtale.example/' }));
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
      ['/privacy', '_blank'],
      ['https://avtale.example/', '_blank'],
    ]);
    await press('Godta');
  });

  test('DLG-02 a second question takes the place of the first, which is not answered', async () => {
    const { answer: first } = await ask(() => confirm('delete_photo'));
    const second = confirm('delete_comment');
    await expect(first).resolves.toBeNull();
    await screen.findByRole('dialog', { name: 'Vil du slette kommentaren?' });
    await press('Slett');
    await expect(second).resolves.toBe(true);
  });

  test('DLG-02 a page that is left has no answer', async () => {
    const { answer } = await ask(() => confirm('delete_photo'));
    cleanup();
    await expect(answer).resolves.toBeNull();
  });
});
