import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import { MessagePage } from '#features/portal/web/message-page.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

/** For those who have no municipality of their own whose room this would be. */
export function NoOffice() {
  const { forbidden: texts } = useTexts(todayTexts);
  return (
    <MessagePage
      scene="bygd"
      title={texts.title}
      actions={<ButtonLink href={paths.dashboard}>{texts.action}</ButtonLink>}
    >
      <p>{texts.text}</p>
    </MessagePage>
  );
}
