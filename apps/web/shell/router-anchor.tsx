import { useHref, useLinkClickHandler } from 'react-router';
import type { AnchorProps } from '#ui/anchor-context.ts';

/**
 * Every link inside the portal changes the page without loading it anew. Made of the router's two hooks: its own `Link`
 * brings the fetching ahead of another way to use the router into everybody's first load.
 */
export function RouterAnchor({ href, onClick, ...rest }: AnchorProps) {
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
