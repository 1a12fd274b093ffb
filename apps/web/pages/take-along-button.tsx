import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { alertTexts } from '#features/alerts/texts/token.ts';
import { filterTexts } from '#features/events/texts/filters/token.ts';
import { eventTexts } from '#features/events/texts/token.ts';
import { listPath, useListAddress } from '#features/events/web/list-address.ts';
import { listAddresses } from '#features/feeds/addresses.ts';
import { feedTexts } from '#features/feeds/texts/token.ts';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { getStartedPath } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { Button } from '#ui/button.tsx';

const TakeAlong = lazyPart(async () => (await import('#features/feeds/web/take-along.tsx')).TakeAlong, {
  texts: [feedTexts],
});

const AlertForm = lazyPart(async () => (await import('#features/alerts/web/alert-form.tsx')).AlertForm, {
  texts: [alertTexts],
});

/** Who has logged in to be told of new ones comes back to where they asked for it. */
const ASKED = '#si-fra';

/** BEY-03: opens the ways to take the list along. They come with the click. */
export function TakeAlongButton() {
  const { tenant, origin } = usePortal();
  const { list } = useTexts(eventTexts);
  const { take_along } = useTexts(filterTexts);
  const locale = useLocale();
  const address = useListAddress();
  const { query } = address;
  const isLoggedIn = useIsLoggedIn();
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (hash === ASKED) setIsOpen(true);
  }, [hash]);
  return (
    <>
      <Button variant="tertiary" onClick={() => setIsOpen(true)}>
        {take_along}
      </Button>
      {isOpen ? (
        <TakeAlong
          origin={origin}
          addresses={listAddresses(query, locale)}
          name={list.title(tenant.in_place)}
          onClose={() => setIsOpen(false)}
        >
          <AlertForm query={query} signInHref={isLoggedIn ? null : getStartedPath(listPath(address) + ASKED)} />
        </TakeAlong>
      ) : null}
    </>
  );
}
