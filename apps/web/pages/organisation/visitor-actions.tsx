import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { FollowButton } from '#features/organisations/web/follow-button.tsx';
import type { KnownAccess } from '#features/organisations/web/use-own-access.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MembershipButton } from './membership-button.tsx';

type VisitorActionsProps = { organisation: OrganisationDetail; known: KnownAccess; signInHref: string };

/** Following and joining. A user who is not logged in is taken through the sign-in and comes back. */
export function VisitorActions({ organisation, known, signInHref }: VisitorActionsProps) {
  const texts = useTexts(organisationTexts);
  if (organisation.status !== 'accepted' || known.isPending) return null;
  if (known.access) {
    return (
      <>
        <FollowButton organisation={organisation} access={known.access} />
        <MembershipButton organisation={organisation} access={known.access} />
      </>
    );
  }
  return (
    <>
      <ButtonLink href={signInHref}>{texts.follow.follow}</ButtonLink>
      <ButtonLink variant="secondary" href={signInHref}>
        {texts.membership.join}
      </ButtonLink>
    </>
  );
}
