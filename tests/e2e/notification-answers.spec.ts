import { expect, test } from '@playwright/test';
import { CLUB, newPerson, post, read } from './accounts.ts';
import { activity } from './running-scene.ts';
import { button, look, open } from './screen.ts';

test('NOT-01 OCC-04 a place that was offered is taken in its line, and the chips show what the server has', async ({
  page,
  request,
}) => {
  const event = await activity(request, { capacity_max: 1, waiting_policy: 'offer', offer_hours: 2 });
  const [time] = event.times;
  const [first, second] = [await newPerson(request), await newPerson(request)];
  for (const { ticket } of [first, second]) await post(request, `/occurrences/${time}/attend`, {}, ticket);
  await post(request, `/occurrences/${time}/leave`, {}, first.ticket);
  await post(request, `/organizations/${CLUB}/request`, { description: '' }, second.ticket);
  const { id } = (await read(request, '/users/me', second.ticket)).data;
  await post(request, `/organizations/${CLUB}/members/${id}/accept`, {}, event.leader);
  await expect
    .poll(async () => (await read(request, '/notifications', second.ticket)).meta.folders)
    .toMatchObject([{ folder: 'activities' }, { folder: 'organisations' }]);
  await open(page, '/notifications', second.ticket);
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(button(page, 'Ta plassen')).toHaveCount(1);
  await look(page);
  await button(page, 'Arrangører').click();
  await expect(lines).toHaveCount(1);
  await expect(button(page, 'Ta plassen')).toHaveCount(0);
  await button(page, 'Aktiviteter').click();
  await button(page, 'Ta plassen').click();
  await expect(button(page, 'Ta plassen')).toHaveCount(0);
  expect((await read(request, `/occurrences/${time}/my`, second.ticket)).data.status).toBe('attending');
});

test('NOT-04 a pause of a week is turned on, stays, and is ended early', async ({ page, request }) => {
  const { ticket } = await newPerson(request);
  await open(page, '/notifications', ticket);
  const pause = page.getByRole('switch', { name: 'Pause en uke' });
  await pause.click();
  await expect(page.getByText(/^Varslene er på pause til /)).toBeVisible();
  await look(page);
  await page.reload();
  await expect(pause).toBeChecked();
  await pause.click();
  await expect(page.getByText(/^Varslene er på pause til /)).toHaveCount(0);
  await expect
    .poll(async () => (await read(request, '/users/me/notification-settings', ticket)).data.paused_until)
    .toBeNull();
});
