import { type APIRequestContext, expect, test } from '@playwright/test';
import { api, as, newPerson, post, read } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { unsubscribeLinkSentTo } from './demo-mailbox.ts';
import { activity, nameOfItsOwn } from './running-scene.ts';
import { answerConsent, button, link, look } from './screen.ts';

/** A user who has been invited to an activity, and the link below that letter. */
async function givenLetter(request: APIRequestContext) {
  const person = await newPerson(request);
  const { id, leader } = await activity(request, { name: nameOfItsOwn('Kveldsturen') });
  await post(request, `/events/${id}/invites`, { emails: [person.email] }, leader);
  const isMailed = async () => {
    const { data } = await read(request, '/users/me/notification-settings', person.ticket);
    return data.categories.find(({ category }: { category: string }) => category === 'messages').by_email;
  };
  return { ...person, isMailed, url: await unsubscribeLinkSentTo(person.email) };
}

for (const [screen, width, colorScheme] of [
  ['a wide screen', 1280, 'light'],
  ['a phone in the dark', 390, 'dark'],
] as const) {
  test(`NOT-04 BEY-14 a link in a letter turns its kind off and on again, without logging in, on ${screen}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await answerConsent(page.context());
    const complaints = complaintsOf(page);
    const { url, isMailed } = await givenLetter(request);

    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'Vil du melde deg av?' })).toBeVisible();
    await expect(page.getByText('Da får du ikke lenger e-post om meldinger og svar til deg.')).toBeVisible();
    await look(page);
    expect(await isMailed()).toBe(true);

    await button(page, 'Meld meg av').click();
    await expect(page.getByRole('heading', { name: 'Du er meldt av' })).toBeVisible();
    await look(page);
    expect(await isMailed()).toBe(false);

    await button(page, 'Angre').click();
    await expect(page.getByRole('heading', { name: 'Du er meldt på igjen' })).toBeVisible();
    await look(page);
    expect(await isMailed()).toBe(true);
    await expect(link(page, 'Se alle valgene dine')).toHaveAttribute('href', '/profile/edit#varsler');

    await page.goto(`${url.slice(0, -3)}xyz`);
    await expect(page.getByRole('heading', { name: 'Lenken virker ikke' })).toBeVisible();
    await look(page);
    expect(complaints).toEqual([]);
  });
}

test('I18-02 BEY-14 the page is in the language of the user', async ({ page, request }) => {
  const { url, ticket } = await givenLetter(request);
  for (const [lang, title] of [
    ['nn', 'Du er meld av'],
    ['en', 'You have unsubscribed'],
  ] as const) {
    expect((await request.put(api('/users/me'), { data: { lang }, ...as(ticket) })).ok()).toBe(true);
    await page.goto(url);
    const action = { nn: 'Meld meg av', en: 'Unsubscribe' }[lang];
    await button(page, action).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await button(page, { nn: 'Angra', en: 'Undo' }[lang]).click();
  }
});
