import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { conditionsTexts } from '../texts/conditions/token.ts';
import type { ConditionsNoticeProps } from './conditions-notice.tsx';
import { useOwnAccess } from './use-own-access.ts';

const ConditionsNotice = lazyPart(async () => (await import('./conditions-notice.tsx')).ConditionsNotice, {
  texts: [conditionsTexts],
});

/** DLG-02: for those who run an organisation that has not accepted the conditions; nothing for everybody else. */
export function ConditionsPart({ organisation, isAsking }: Omit<ConditionsNoticeProps, 'conditions'>) {
  const { access } = useOwnAccess(organisation.id, useIsLoggedIn());
  const conditions = access?.conditions;
  if (!conditions || conditions.answer === 'accepted') return null;
  return <ConditionsNotice organisation={organisation} conditions={conditions} isAsking={isAsking} />;
}
