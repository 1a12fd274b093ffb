import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { type InvitationLink, useInvitationLink } from '#features/memberships/web/use-invitation-link.ts';
import { LateTexts } from '../../late-texts.tsx';
import { getStartedPath } from '../../paths.ts';
import { membershipDictionaries } from '../../texts/late-dictionaries.ts';

const InvitationBanner = lazy(async () => ({
  default: (await import('#features/memberships/web/invitation-banner.tsx')).InvitationBanner,
}));

/** MEM-04: for whoever comes by the link of an invitation; also to an organisation that is private to them yet. */
export function InvitationPart() {
  const link = useInvitationLink();
  if (!link) return null;
  return (
    <Suspense fallback={null}>
      <LateTexts of="memberships" dictionaries={membershipDictionaries}>
        <Invitation link={link} />
      </LateTexts>
    </Suspense>
  );
}

function Invitation({ link }: { link: InvitationLink }) {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  return (
    <InvitationBanner
      {...link}
      signInHref={isLoggedIn ? null : getStartedPath(pathname)}
      // What was private to the person is not any more.
      onJoined={() => void queries.invalidateQueries().then(revalidate)}
    />
  );
}
