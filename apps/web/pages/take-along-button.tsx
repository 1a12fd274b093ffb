import { type ComponentProps, type ComponentType, useState } from 'react';
import { useFilterTexts } from '#features/events/web/use-filter-texts.ts';
import type { TakeAlong } from '#features/feeds/web/take-along.tsx';
import { useAllTexts, useLocale } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { addDictionaries, type Texts } from '../page-module.ts';
import { usePortal } from '../portal.tsx';
import { useListAddress } from './events-address.ts';

type Loaded = {
  Part: ComponentType<ComponentProps<typeof TakeAlong>>;
  addresses: ComponentProps<typeof TakeAlong>['addresses'];
};

/** BEY-03: opens the ways to take the list along. They come with the click, words and all. */
export function TakeAlongButton() {
  const { tenant, origin } = usePortal();
  const texts = useAllTexts<Texts>();
  const { take_along } = useFilterTexts();
  const locale = useLocale();
  const { query } = useListAddress();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  async function open() {
    setIsLoading(true);
    try {
      const { TakeAlong: Part, listAddresses, screenDictionaries } = await import('./take-along-part.ts');
      await addDictionaries({ texts, locale }, screenDictionaries);
      setLoaded({ Part, addresses: listAddresses(query, locale) });
    } catch {
      // Without the connection there is nothing to subscribe to; the button is still there for the next try.
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <>
      <Button variant="tertiary" isLoading={isLoading} onClick={open}>
        {take_along}
      </Button>
      {loaded ? (
        <loaded.Part
          origin={origin}
          addresses={loaded.addresses}
          name={texts.events.list.title(tenant.name)}
          onClose={() => setLoaded(null)}
        />
      ) : null}
    </>
  );
}
