import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { organisationTexts } from '../../texts/token.ts';
import styles from './organisation-filters.module.css';
import { changeWish, type ListWish, organisationsPath, wishQuery } from './organisations-address.ts';

const FIELD_ID = 'arrangor-sok';

/** By name. A real form that keeps what else is chosen, so that it works without scripts. */
export function OrganisationSearch({ wish }: { wish: ListWish }) {
  const { list: texts } = useTexts(organisationTexts);
  const navigate = useNavigate();
  const localised = useLocalisedPath();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(organisationsPath(changeWish(wish, { q })));
  }

  return (
    <search>
      <form className={styles.search} method="get" action={localised(paths.organisations)} onSubmit={handleSubmit}>
        <label className="nb-sr" htmlFor={FIELD_ID}>
          {texts.search_label}
        </label>
        <input
          id={FIELD_ID}
          className="ds-input"
          type="search"
          name="q"
          defaultValue={wish.q}
          placeholder={texts.search_placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        {Object.entries(wishQuery({ ...wish, q: '' })).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{texts.search_button}</Button>
      </form>
    </search>
  );
}
