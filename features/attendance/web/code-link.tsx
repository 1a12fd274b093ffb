import { QrCodeIcon } from '@navikt/aksel-icons';
import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '#ui/button-link.tsx';
import type { SignUp } from './use-sign-up.ts';

type CodeLinkProps = {
  href: string;
  signUp: SignUp;
  variant?: 'primary' | 'secondary';
  isFullWidth?: boolean;
  children: ReactNode;
};

/** Leads to one's code. It stands where the button that signs up stood, and is not for the second half of a double tap. */
export function CodeLink({ signUp, ...rest }: CodeLinkProps) {
  const waitForSecondTap = (event: MouseEvent) => {
    if (signUp.isSettling()) event.preventDefault();
  };
  return <ButtonLink {...rest} icon={<QrCodeIcon aria-hidden />} onClick={waitForSecondTap} />;
}
