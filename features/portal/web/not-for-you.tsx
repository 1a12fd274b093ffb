import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from './message-page.tsx';
import { paths } from './paths.ts';

type NotForYouProps = { title: string; text: string; action: string; href?: string };

/** In place of a room that the user may not enter, with the way to one that they may. */
export const NotForYou = ({ title, text, action, href = paths.dashboard }: NotForYouProps) => (
  <MessagePage scene="bygd" title={title} actions={<ButtonLink href={href}>{action}</ButtonLink>}>
    <p>{text}</p>
  </MessagePage>
);
