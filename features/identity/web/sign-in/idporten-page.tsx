import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type IdentityTexts, identityTexts } from '../../texts/token.ts';
import { fetchIdportenTicket } from '../calls.ts';
import { authAddress } from './auth-addresses.ts';
import { AuthTitle } from './auth-title.tsx';
import { useEnter } from './use-enter.ts';
import { useReturnUrl } from './use-return-url.ts';

export const page: PageModule = {
  Component: IdportenPage,
  texts: [identityTexts],
  isMadeInBrowser: true,
  head: ({ textsOf }) => ({ title: textsOf(identityTexts).login.title }),
};

const REFUSALS = ['cancelled', 'level', 'away', 'failed'] as const;

/** IDN-17: where the national identity service sends people back to, with a handle or with what went wrong. */
function IdportenPage() {
  const texts = useTexts(identityTexts);
  const [query] = useSearchParams();
  const returnUrl = useReturnUrl();
  const failure = useTicketFor(query.get('handle'), returnUrl);
  const refusal = REFUSALS.find((known) => known === query.get('error')) ?? 'failed';

  if (query.get('handle') && failure === null) {
    return (
      <div className="nb-stack nb-gap-m" aria-busy>
        <AuthTitle title={texts.idporten.title}>{texts.idporten.lead}</AuthTitle>
        <Skeleton width="long" />
        <Skeleton width="medium" />
      </div>
    );
  }
  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle title={texts.idporten.failed_title} />
      <Notice tone="warning" isLive>
        {failure ?? texts.idporten[refusal]}
      </Notice>
      <ButtonLink isFullWidth href={authAddress.getStarted({ returnUrl })}>
        {texts.idporten.try_again}
      </ButtonLink>
      <ButtonLink variant="secondary" isFullWidth href={paths.home}>
        {texts.idporten.home}
      </ButtonLink>
    </div>
  );
}

/** Exchanges the handle, which is good once, and goes in. Answers with what went wrong, if something did. */
function useTicketFor(handle: string | null, returnUrl: string): string | null {
  const texts = useTexts(identityTexts);
  const call = useCall();
  const enter = useEnter();
  const [failure, setFailure] = useState<string | null>(null);
  const fetchedRef = useRef<string | null>(null);

  const fetchTicket = useEffectEvent(async (given: string) => {
    try {
      enter(await call(fetchIdportenTicket, { query: { handle: given } }), returnUrl);
    } catch (error) {
      setFailure(failureText(error, texts));
    }
  });
  useEffect(() => {
    // Effects may run twice; the handle may be used once.
    if (handle === null || fetchedRef.current === handle) return;
    fetchedRef.current = handle;
    void fetchTicket(handle);
  }, [handle]);
  return failure;
}

/** A handle that is used up or too old says no more than that the login has to be done again. */
function failureText(error: unknown, texts: IdentityTexts): string {
  if (!(error instanceof CallFailed)) return texts.lost_connection;
  return error.status === 422 ? texts.idporten.failed : error.message;
}
