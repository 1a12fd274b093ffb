import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import type { AnchorProps } from '#ui/anchor-context.ts';
import { useLocalisedPath } from './use-localised-path.ts';

/**
 * Every link inside the portal changes the page without loading it again. Made of the router's two hooks: its own
 * `Link` brings the fetching ahead of another way to use the router into everybody's first load.
 */
function LiveAnchor({ href, onClick, ...rest }: AnchorProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** The same link in the server's page, where nobody clicks: working addresses out takes the router a tenth of the page. */
function SentAnchor({ href, onClick: _, ...rest }: AnchorProps) {
  const localised = useLocalisedPath();
  const { pathname } = useLocation();
  return <a {...rest} href={href.startsWith('/') ? localised(href) : localised(pathname) + href} />;
}

export const RouterAnchor = import.meta.env.SSR ? SentAnchor : LiveAnchor;
