import { expect, test } from '@playwright/test';
import { newPerson, post, read, ticketOf } from './accounts.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

for (const { size, viewport } of [
  { size: 'a desktop', viewport: { width: 1280, height: 900 } },
  { size: 'a phone', viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(() => {
    test.use({ viewport });

    test(`BEY-10 a role that asks for a certificate: who is invited to it is told why and asks for it, on ${size}`, async ({
      page,
      browser,
      request,
    }) => {
      const staff = await ticketOf(request, 'kommune');
      const { ticket: owner } = await newPerson(request);
      const invited = await newPerson(request);
      const club = nameOfItsOwn('Redningslaget');
      const wanted = { name: club, description: 'Vi øver hver uke.', municipality_id: '4601' };
      const { id } = (await post(request, '/organizations', wanted, owner)).data;
      await post(request, `/organizations/${id}/accept`, {}, staff);
      const certificate = nameOfItsOwn('Førstehjelp');
      await post(request, `/organizations/${id}/certificates`, { name: certificate, category: 'safety' }, owner);

      await open(page, `/organisations/${id}/certificates`, owner);
      await expect(page.getByRole('heading', { name: 'Roller som krever sertifikat' })).toBeVisible();
      await field(page, 'For å bli koordinator').selectOption(certificate);
      await button(page, 'Lagre').click();
      await expect(page.getByText('Lagret. Det gjelder fra nå av.')).toBeVisible();
      await expect(button(page, 'Lagre')).toBeDisabled();
      await look(page);

      await post(request, `/organizations/${id}/invites`, { emails: [invited.email], role: 'moderator' }, owner);
      const [{ id: token }] = (await read(request, `/organizations/${id}/invites`, owner)).data;
      const guest = await (await browser.newContext({ viewport })).newPage();
      await open(guest, `/organisations/${id}?${new URLSearchParams({ invitationToken: token })}`, invited.ticket);
      await expect(guest.getByText(`Det krever sertifikatet «${certificate}», som du ikke har ennå.`)).toBeVisible();
      await look(guest);
      await button(guest, 'Si ja').click();
      await expect(guest.getByText('Foreløpig er du vanlig medlem.')).toBeVisible();
      await look(guest);
      await guest.getByRole('link', { name: 'Be om sertifikatet', exact: true }).click();
      await button(guest, `Be om sertifikatet: ${certificate}`).click();
      await expect(guest.getByText('Du har bedt om sertifikatet')).toBeVisible();

      const members = (await read(request, `/organizations/${id}/members`, owner)).data;
      expect(members.find(({ name }: { name: string }) => name === invited.name)?.role).toBe('member');
      await guest.context().close();
    });
  });
}
