import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { requestTexts } from '../texts/requests/token.ts';
import { RequestHeading } from './request-heading.tsx';
import styles from './request-sent.module.css';

type RequestSentProps = { name: string; pageHref: string; dashboardHref: string };

/** What happens next, so that nobody has to wonder. */
export function RequestSent({ name, pageHref, dashboardHref }: RequestSentProps) {
  const { sent: texts } = useTexts(requestTexts);
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="sent-title">
      <RequestHeading id="sent-title">{texts.title(name)}</RequestHeading>
      <h3 className={styles.next}>{texts.next}</h3>
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="nb-row">
        <ButtonLink href={dashboardHref}>{texts.dashboard}</ButtonLink>
        <ButtonLink variant="secondary" href={pageHref}>
          {texts.see}
        </ButtonLink>
      </div>
    </section>
  );
}
