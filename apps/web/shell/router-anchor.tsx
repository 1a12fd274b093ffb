import { Link } from 'react-router';
import type { AnchorProps } from '#ui/anchor-context.ts';

/** Every link inside the portal changes the page without loading it anew. */
export function RouterAnchor({ href, ref, ...rest }: AnchorProps) {
  return <Link {...rest} {...(ref && { ref })} to={href} />;
}
