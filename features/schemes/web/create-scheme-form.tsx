import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SchemeOffice } from '../contract.ts';
import { MAX_SCHEME_NAME_LENGTH } from '../rules.ts';
import { schemeTexts } from '../texts/token.ts';
import { createScheme, getSchemeOffice } from './calls.ts';
import styles from './scheme-fields.module.css';

/** The first scheme of a municipality begins with its name. */
export function CreateSchemeForm({ office }: { office: SchemeOffice }) {
  const texts = useTexts(schemeTexts);
  const call = useCall();
  const [name, setName] = useState(texts.create.suggestion);
  const action = useAction(
    (_: undefined, { keyOf }) => {
      const body = { municipality_id: office.municipality.id, name };
      return call(createScheme, { body, key: keyOf(body) });
    },
    { invalidates: [getSchemeOffice], fields: ['name'] },
  );
  return (
    <>
      <PageHeader title={texts.page_title} lead={office.can.change ? texts.lead_none : texts.readers} />
      {office.can.change ? (
        <form
          className={styles.create}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void action.run(undefined);
          }}
        >
          <ActionFailure action={action} />
          <TextField
            id="name"
            label={texts.create.name}
            value={name}
            maxLength={MAX_SCHEME_NAME_LENGTH}
            autoComplete="off"
            error={action.errors.name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" isLoading={action.isPending}>
            {texts.create.submit}
          </Button>
        </form>
      ) : null}
    </>
  );
}
