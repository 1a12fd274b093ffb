import type { Family } from '#features/cards/contract.ts';
import { cardTexts } from '#features/cards/texts/token.ts';
import { CARD_ANSWERS } from '#features/cards/web/calls.ts';
import { refreshHousehold } from '#features/households/web/calls.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { getStartedPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToasts } from '#ui/use-toasts.ts';

type FamilyNoticesProps = { family: Family; isEmpty: boolean };

/**
 * What a family has to do first, or can ask for: an eID, with the municipality's own words (TEN-04), and the children as
 * the register has them.
 */
export function FamilyNotices({ family, isEmpty }: FamilyNoticesProps) {
  const texts = useTexts(cardTexts);
  const { data } = usePortal().tenant;
  return (
    <>
      {family.is_claimable ? null : <Notice title={texts.ended.title}>{texts.ended.text}</Notice>}
      {family.is_identified ? (
        <KnownFamily isEmpty={isEmpty} />
      ) : (
        <Notice title={texts.eid.title}>
          <p>{data.bankIdStep1}</p>
          <ButtonLink href={getStartedPath(paths.cards)}>{texts.eid.button}</ButtonLink>
        </Notice>
      )}
    </>
  );
}

function KnownFamily({ isEmpty }: { isEmpty: boolean }) {
  const { children: texts } = useTexts(cardTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const fetching = useAction(() => call(refreshHousehold, {}), { invalidates: CARD_ANSWERS, isToldInToast: true });
  const button = (
    <Button
      variant={isEmpty ? 'primary' : 'secondary'}
      isSmall={!isEmpty}
      isLoading={fetching.isPending}
      onClick={async () => {
        const fetched = await fetching.run();
        const found = fetched?.result.data;
        if (found && !found.acts_for_oneself && found.children.length === 0)
          showToast({ tone: 'neutral', title: texts.none });
      }}
    >
      {isEmpty ? texts.fetch : texts.fetch_again}
    </Button>
  );
  if (!isEmpty) return <div>{button}</div>;
  return (
    <EmptyState title={texts.title} actions={button}>
      {texts.text}
    </EmptyState>
  );
}
