import { useAction } from '#features/identity/web/use-action.ts';
import { paths } from '#features/portal/web/paths.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Alert } from '../contract.ts';
import { alertTexts } from '../texts/token.ts';
import { deleteAlert, listAlerts, updateAlert } from './calls.ts';
import { FrequencyField } from './frequency-field.tsx';
import styles from './own-alerts.module.css';

const ID = 'aktivitetsvarsler';

/** BEY-03: the lists that the user is told of new activities on, and how often. */
export function OwnAlerts() {
  const { own: texts } = useTexts(alertTexts);
  const { data } = useAnswer(listAlerts, {});
  if (!data) return null;
  return (
    <section id={ID} className="nb-panel nb-stack" aria-labelledby={`${ID}-tittel`}>
      <h2 id={`${ID}-tittel`} className={styles.title}>
        {texts.title}
      </h2>
      {data.data.length === 0 ? (
        <>
          <p>{texts.empty}</p>
          <TextLink href={paths.events}>{texts.find}</TextLink>
        </>
      ) : (
        <ul className={styles.alerts}>
          {data.data.map((alert) => (
            <OwnAlert key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Choice = Pick<Alert, 'frequency' | 'by_email'>;

/** A choice takes effect at once. */
function OwnAlert({ alert: { id, name, url, frequency, by_email, told_at } }: { alert: Alert }) {
  const { own: texts } = useTexts(alertTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const changing = useAction((body: Choice) => call(updateAlert, { params: { id }, body }), {
    invalidates: [listAlerts],
    isToldInToast: true,
  });
  const deleting = useAction(
    async () => {
      await call(deleteAlert, { params: { id } });
      showToast({ tone: 'success', title: texts.deleted });
    },
    { invalidates: [listAlerts], isToldInToast: true },
  );
  const shown = changing.pending ?? { frequency, by_email };
  return (
    <li className={styles.alert}>
      <div>
        <TextLink href={url}>{name}</TextLink>
        <p className="nb-small nb-muted">
          {told_at === null ? texts.not_told : texts.told(longDate(told_at, moments))}
        </p>
      </div>
      <CheckboxField
        label={texts.by_email}
        aria-label={texts.by_email_of(name)}
        checked={shown.by_email}
        onChange={(event) => void changing.run({ ...shown, by_email: event.currentTarget.checked })}
      />
      <div className={styles.choices}>
        <FrequencyField
          of={name}
          value={shown.frequency}
          onChange={(chosen) => void changing.run({ ...shown, frequency: chosen })}
        />
        <Button
          variant="secondary"
          isLoading={deleting.isPending}
          aria-label={texts.delete_which(name)}
          onClick={() => void deleting.run()}
        >
          {texts.delete}
        </Button>
      </div>
    </li>
  );
}
