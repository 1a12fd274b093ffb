import { useId, useState } from 'react';
import type { FilterQuery } from '#features/events/filters.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Alert } from '../contract.ts';
import type { Frequency } from '../rules.ts';
import { alertTexts } from '../texts/token.ts';
import styles from './alert-form.module.css';
import { createAlert, listAlerts } from './calls.ts';
import { FrequencyField } from './frequency-field.tsx';

type AlertFormProps = {
  /** The list as it is filtered now. */
  query: FilterQuery;
  /** Where to log in and come back from; null for a user who has. */
  signInHref: string | null;
};

/** BEY-03: a user wants to be told of new activities on the list. */
export function AlertForm({ query, signInHref }: AlertFormProps) {
  const { form: texts } = useTexts(alertTexts);
  const id = useId();
  return (
    <section className={styles.form} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {texts.title}
      </h3>
      {signInHref === null ? (
        <AlertChoices query={query} />
      ) : (
        <>
          <p>{texts.text}</p>
          <p>{texts.log_in_text}</p>
          <ButtonLink className={styles.action} href={signInHref}>
            {texts.log_in}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

function AlertChoices({ query }: { query: FilterQuery }) {
  const { form: texts } = useTexts(alertTexts);
  const call = useCall();
  const [frequency, setFrequency] = useState<Frequency>('daily');
  const [saved, setSaved] = useState<Alert | null>(null);
  const action = useAction(
    async () => setSaved((await call(createAlert, { body: { filters: query, frequency } })).data),
    { invalidates: [listAlerts] },
  );
  return (
    <>
      <p>{texts.text}</p>
      <ActionFailure action={action} />
      <form
        className={styles.choices}
        onSubmit={(event) => {
          event.preventDefault();
          void action.run();
        }}
      >
        <FrequencyField value={frequency} onChange={setFrequency} />
        <Button type="submit" isLoading={action.isPending}>
          {texts.submit}
        </Button>
      </form>
      {saved ? (
        <Notice tone="success" isLive>
          <p>{texts.done(saved.name)}</p>
          <TextLink href={`${paths.notifications}#aktivitetsvarsler`}>{texts.see}</TextLink>
        </Notice>
      ) : null}
    </>
  );
}
