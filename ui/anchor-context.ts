import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref } from 'react';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** The component that follows a link inside the portal; null means a plain `<a>`. */
export const AnchorContext = createContext<ComponentType<AnchorProps> | null>(null);
