import { ChatIcon } from '@navikt/aksel-icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { throttle } from '#features/portal/web/throttle.ts';
import { useIsLive, useStream } from '#features/stream/web/use-stream.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { BadgeCount } from '#ui/badge-count.tsx';
import { messengerWayTexts } from '../texts/ways-in/token.ts';
import { getUnread } from './calls.ts';
import styles from './messenger-icon.module.css';
import { chatPath } from './paths.ts';

const POLL_MS = 60_000;
const REFRESH_MS = 2000;

/** SHL-02: how many messages are unread, and the way to them. */
export function MessengerIcon() {
  const texts = useTexts(messengerWayTexts);
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const isLive = useIsLive();
  const [refreshing] = useState(() =>
    throttle(() => void queries.invalidateQueries({ queryKey: [getUnread.method, getUnread.path] }), REFRESH_MS),
  );
  useStream('message', refreshing.run);
  useStream('thread', refreshing.run);
  useEffect(() => refreshing.stop, [refreshing]);
  const answer = useQuery({
    ...answerQuery(useCall(), getUnread, {}),
    refetchInterval: isLive ? false : POLL_MS,
  });
  const count = answer.data?.data.total_unread ?? 0;
  return (
    <Anchor
      className={styles.icon}
      href={chatPath}
      aria-label={count > 0 ? texts.icon_with(count) : texts.icon}
      aria-current={pathname.includes(chatPath) ? 'page' : undefined}
    >
      <ChatIcon aria-hidden fontSize="1.5rem" />
      <BadgeCount count={count} className={styles.count} />
    </Anchor>
  );
}
