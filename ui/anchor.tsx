import { useContext } from 'react';
import { AnchorContext, type AnchorProps } from './anchor-context.ts';

/** Every link of the portal. Addresses of its own go through the router, all others are plain. */
export function Anchor(props: AnchorProps) {
  const RouterAnchor = useContext(AnchorContext);
  if (RouterAnchor && isInsidePortal(props)) return <RouterAnchor {...props} />;
  return <a {...props} />;
}

function isInsidePortal({ href, target, download }: AnchorProps): boolean {
  return /^(\/(?!\/)|\?)/.test(href) && target === undefined && download === undefined;
}
