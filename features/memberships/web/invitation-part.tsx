import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRevalidator } from 'react-router';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { membershipTexts } from '../texts/token.ts';
import { type InvitationLink, useInvitationLink } from './use-invitation-link.ts';

const InvitationBanner = lazyPart(async () => (await import('./invitation-banner.tsx')).InvitationBanner, {
  texts: [membershipTexts],
});

/** MEM-04: for the user who comes by the link of an invitation; also to an organisation that is private to them yet. */
export function InvitationPart() {
  const link = useInvitationLink();
  if (!link) return null;
  return <Invitation link={link} />;
}

function Invitation({ link }: { link: InvitationLink }) {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  return (
    <InvitationBanner
      {...link}
      pathname={pathname}
      isLoggedIn={isLoggedIn}
      // What was private to the person is not any more.
      onJoined={() => void queries.invalidateQueries().then(revalidate)}
    />
  );
}
