import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip-link.tsx';
import { organisationTexts } from '../../texts/token.ts';
import styles from '../list/organisation-filters.module.css';
import { type EventsWish, eventsPath, MAX_WORDS_LENGTH } from './organisation-address.ts';

const FIELD_ID = 'aktivitet-sok';

/** What is coming or what has been, and words to look for. A real form, so that it works without scripts. */
export function EventsSearch({ id, wish }: { id: string; wish: EventsWish }) {
  const { events: texts, list } = useTexts(organisationTexts);
  const navigate = useNavigate();
  const localised = useLocalisedPath();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(eventsPath(id, { ...wish, page: 1, q }));
  }

  return (
    <search className="nb-stack nb-gap-m">
      <nav className={styles.filters} aria-label={texts.when}>
        {[false, true].map((isPast) => (
          <ChipLink
            key={String(isPast)}
            href={eventsPath(id, { ...wish, page: 1, isPast })}
            isSelected={isPast === wish.isPast}
          >
            {isPast ? texts.past : texts.upcoming}
          </ChipLink>
        ))}
      </nav>
      <form className={styles.search} method="get" action={localised(paths.organisation(id))} onSubmit={handleSubmit}>
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
          maxLength={MAX_WORDS_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
        {wish.isPast ? <input type="hidden" name="past" value="true" /> : null}
        <Button type="submit" variant="secondary">
          {list.search_button}
        </Button>
      </form>
    </search>
  );
}
