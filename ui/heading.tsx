import type { ComponentPropsWithRef } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

type HeadingProps = ComponentPropsWithRef<'h2'> & { level: HeadingLevel };

/** The level belongs to the page's outline, the size to the part that shows it. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Element = ELEMENT[level];
  return <Element {...rest} />;
}

const ELEMENT = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
