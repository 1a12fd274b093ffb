import { MagnifyingGlassIcon, QrCodeScanningIcon } from '@navikt/aksel-icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { useSettled } from '#ui/use-settled.ts';
import type { DeskCard } from '../../contract.ts';
import { SHORTEST_SEARCH } from '../../rules.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { findCultureCards } from '../calls.ts';
import { cardNumber } from '../card-words.ts';
import styles from './desk.module.css';
import { ScanDialog } from './scan-dialog.tsx';

type CardFinderProps = { organisationId: string; onFound: (card: DeskCard) => void };

/** By name, by number, or by what is held up. One match is taken at once. */
export function CardFinder({ organisationId, onFound }: CardFinderProps) {
  const texts = useTexts(cultureDeskTexts).find;
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const [isScanning, setIsScanning] = useState(false);
  const q = useSettled(typed.trim());
  const isAsked = q.length >= SHORTEST_SEARCH;
  const answer = useQuery({
    ...answerQuery(useCall(), findCultureCards, { query: { organization_id: organisationId, q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const found = isAsked && typed !== '' ? (answer.data?.data ?? []) : [];

  function choose(card: DeskCard) {
    setTyped('');
    onFound(card);
  }

  return (
    <div className={styles.finder}>
      <search className={styles.find}>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const [only, ...others] = found;
            if (only && others.length === 0) choose(only);
          }}
        >
          <MagnifyingGlassIcon aria-hidden className={styles.glass} />
          <label className="nb-sr" htmlFor={inputId}>
            {texts.label}
          </label>
          <input
            id={inputId}
            type="search"
            className={`ds-input ${styles.input}`}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={texts.placeholder}
            maxLength={80}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
        <Button
          variant="secondary"
          className={styles.scan}
          aria-label={texts.scan}
          icon={<QrCodeScanningIcon aria-hidden />}
          onClick={() => setIsScanning(true)}
        >
          <span className="nb-only-wide">{texts.scan}</span>
        </Button>
      </search>
      <p role="status" className={found.length > 0 ? 'nb-sr' : styles.none}>
        {isAsked && typed !== '' && answer.isSuccess ? (found.length > 0 ? texts.many(found.length) : texts.none) : ''}
      </p>
      {found.length > 0 ? (
        <ul className={`nb-panel ${styles.found}`} aria-label={texts.results}>
          {found.map((card) => (
            <li key={card.id}>
              <button type="button" className={styles.match} onClick={() => choose(card)}>
                <Avatar name={card.name} />
                <span>
                  <strong>{card.name}</strong>
                  <small className="nb-muted">
                    {cardNumber(card.number)} · {card.group_name}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isScanning ? (
        <ScanDialog
          organisationId={organisationId}
          onFound={(card) => {
            setIsScanning(false);
            choose(card);
          }}
          onClose={() => setIsScanning(false)}
        />
      ) : null}
    </div>
  );
}
