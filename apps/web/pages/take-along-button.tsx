import { useState } from 'react';
import { filterTexts } from '#features/events/texts/filters/token.ts';
import { eventTexts } from '#features/events/texts/token.ts';
import { useListAddress } from '#features/events/web/list-address.ts';
import { listAddresses } from '#features/feeds/addresses.ts';
import { feedTexts } from '#features/feeds/texts/token.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { Button } from '#ui/button.tsx';

const TakeAlong = lazyPart(async () => (await import('#features/feeds/web/take-along.tsx')).TakeAlong, {
  texts: [feedTexts],
});

/** BEY-03: opens the ways to take the list along. They come with the click. */
export function TakeAlongButton() {
  const { tenant, origin } = usePortal();
  const { list } = useTexts(eventTexts);
  const { take_along } = useTexts(filterTexts);
  const locale = useLocale();
  const { query } = useListAddress();
  const [isOpen, setIsOpen] = useState(false);
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
        />
      ) : null}
    </>
  );
}
