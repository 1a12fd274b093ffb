import { ChatIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { messengerTexts } from '../texts/token.ts';
import { messengerWayTexts } from '../texts/ways-in/token.ts';
import { listReachable } from './calls.ts';

const NewMessageDialog = lazyPart(async () => (await import('./new-message-dialog.tsx')).NewMessageDialog, {
  texts: [messengerTexts],
});

type WriteToButtonProps = {
  person: { id: string; name: string };
  /** Everybody on the page: about all of them it is asked once. */
  among: readonly { id: string }[];
  profilePath: string;
};

/** The way to a user from a list of people, where the server says that they may be written to. */
export function WriteToButton({ person: { id, name }, among, profilePath }: WriteToButtonProps) {
  const texts = useTexts(messengerWayTexts);
  const [isWriting, setIsWriting] = useState(false);
  const answer = useAnswer(listReachable, { query: { among: among.map((one) => one.id).join(',') } });
  const reachable = answer.data?.data.find((one) => one.id === id);
  if (!reachable) return null;
  return (
    <>
      <IconButton
        label={texts.write_to(name)}
        icon={<ChatIcon aria-hidden fontSize="1.5rem" />}
        onClick={() => setIsWriting(true)}
      />
      {isWriting ? (
        <NewMessageDialog to={reachable} profilePath={profilePath} onClose={() => setIsWriting(false)} />
      ) : null}
    </>
  );
}
