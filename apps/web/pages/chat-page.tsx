import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { messengerTexts } from '#features/messenger/texts/token.ts';
import { HIDING_ANSWERS } from '#features/messenger/web/calls.ts';
import { Messenger } from '#features/messenger/web/messenger.tsx';
import type { Reportable } from '#features/messenger/web/reportable.ts';
import { threadName } from '#features/messenger/web/thread-names.ts';
import { threadQuery, threadsQuery } from '#features/messenger/web/thread-queries.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { titleWithName } from '#features/portal/web/title-with-name.ts';
import { ReportDialogPart } from '#features/reports/web/report-part.tsx';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { SECTIONS } from '#features/users/web/paths.ts';
import { useUserInfo } from '#features/users/web/use-user-info.ts';

/** CHT-01, RTE-05: /chat and /chat/{threadId} */
export const page: PageModule = {
  Component: ChatPage,
  texts: [messengerTexts, uploadTexts],
  isPersonal: true,
  // Each part says itself what could not be fetched.
  load: ({ queries, call }, { params: { id } }) =>
    Promise.all([
      queries.prefetchInfiniteQuery(threadsQuery(call)),
      id === undefined ? null : queries.prefetchQuery(threadQuery(call, id)),
    ]),
  head: ({ queries, call, textsOf }, { params: { id } }) => {
    const texts = textsOf(messengerTexts);
    const thread = id === undefined ? undefined : queries.getQueryData(threadQuery(call, id).queryKey)?.data;
    return { title: titleWithName(texts.title, thread && threadName(thread, texts)) };
  },
};

function ChatPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const [reported, setReported] = useState<Reportable | null>(null);
  const info = useUserInfo(true).data?.data;
  if (!info) return null;
  return (
    <ConfirmationProvider>
      <Messenger
        key={info.id}
        userId={info.id}
        threadId={id ?? null}
        at={Number(query.get('at')) || null}
        profilePath={`${paths.editProfile}#${SECTIONS.about}`}
        eventPath={paths.event}
        organisationPath={paths.organisation}
        onReport={setReported}
      />
      {reported ? (
        <ReportDialogPart {...reported} signInHref={null} hides={HIDING_ANSWERS} onClose={() => setReported(null)} />
      ) : null}
    </ConfirmationProvider>
  );
}
