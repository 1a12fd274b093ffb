import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor-context.ts';
import { joinClassNames } from './class-names.ts';

/** A link in running text or on a line of its own. */
export function TextLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={joinClassNames('ds-link', className)} />;
}
