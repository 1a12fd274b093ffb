import { useLogin } from '#features/identity/web/use-login.tsx';
import { membershipTexts } from '#features/memberships/texts/token.ts';
import { messengerWayTexts } from '#features/messenger/texts/ways-in/token.ts';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import type { KnownAccess } from '#features/organisations/web/use-own-access.ts';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const MembersListPart = lazyPart(async () => (await import('./members-list-part.tsx')).MembersListPart, {
  texts: [membershipTexts, messengerWayTexts],
  fallback: <Skeleton shape="block" />,
});

type MembersPartProps = { organisation: OrganisationDetail; known: KnownAccess; signInHref: string };

/** Only members are told who is a member. Others are told what to do. */
export function MembersPart({ organisation, known: { access, isPending }, signInHref }: MembersPartProps) {
  const { membership: texts } = useTexts(organisationTexts);
  const login = useLogin();
  const { name } = organisation;
  if (isPending || (login?.state === 'open' && !access)) return <Skeleton shape="block" />;
  if (!access) {
    return (
      <EmptyState title={texts.log_in.title} actions={<ButtonLink href={signInHref}>{texts.log_in.action}</ButtonLink>}>
        {texts.log_in.text(name)}
      </EmptyState>
    );
  }
  const { can } = access;
  if (!can.see_members && !can.answer_requests && !can.invite_members && !access.is_offered) {
    const words = access.rank === null ? texts.members_only : texts.not_shown;
    return <EmptyState title={words.title}>{words.text(name)}</EmptyState>;
  }
  return <MembersListPart organisation={organisation} access={access} />;
}
