import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { localisedPath } from '#platform/language/paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { municipalityTexts } from '../texts/token.ts';
import { findMunicipalityDomain } from './calls.ts';
import { groupMunicipalities } from './group-municipalities.ts';
import styles from './municipality-chooser.module.css';
import { type KnownMunicipality, readMunicipalities } from './read-municipalities.ts';
import { storedMunicipality } from './stored-municipality.ts';

type MunicipalityChooserProps = {
  onClose: () => void;
  /** The pick is in this portal. */
  onAccept: (id: string) => void;
  /** What to say of a municipality that has no portal. */
  noPortalText: (name: string) => string;
};

/** MUN-03: the pick is remembered, then the visitor goes to that municipality's own portal. */
export function MunicipalityChooser({ onClose, onAccept, noPortalText }: MunicipalityChooserProps) {
  const { chooser: texts } = useTexts(municipalityTexts);
  const call = useCall();
  const locale = useLocale();
  const searchRef = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [chosenId, setChosenId] = useState(() => storedMunicipality.read());
  const [note, setNote] = useState<string | null>(null);
  const list = useQuery({
    queryKey: ['municipalities', 'known'],
    queryFn: () => readMunicipalities(call),
    retry: false,
  });

  // On a phone the keyboard would cover the list before anybody has seen it.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) searchRef.current?.focus();
  }, []);

  async function choose({ id, name }: KnownMunicipality) {
    storedMunicipality.write(id);
    setChosenId(id);
    setNote(null);
    try {
      const { data } = await call(findMunicipalityDomain, { params: { id } });
      const address = new URL(localisedPath('/', locale), data.url);
      if (address.host !== location.host) return location.assign(address);
      onClose();
      onAccept(id);
    } catch (error) {
      setNote(error instanceof CallFailed && error.status === 404 ? noPortalText(name) : texts.failed);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={texts.title} size="large" closeLabel={texts.close}>
      <p className="nb-muted">{texts.explanation}</p>
      <TextField
        ref={searchRef}
        type="search"
        label={texts.search}
        help={texts.searchHelp}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {note ? <Notice isLive>{note}</Notice> : null}
      {list.isPending ? <ListToCome label={texts.loading} /> : null}
      {list.isError ? (
        <>
          <Notice tone="danger" isLive>
            {texts.failed}
          </Notice>
          <Button variant="secondary" onClick={() => list.refetch()}>
            {texts.retry}
          </Button>
        </>
      ) : null}
      {list.isSuccess ? <MunicipalityList all={list.data} words={words} chosenId={chosenId} onChoose={choose} /> : null}
    </Dialog>
  );
}

type MunicipalityListProps = {
  all: readonly KnownMunicipality[];
  words: string;
  chosenId: string | null;
  onChoose: (municipality: KnownMunicipality) => void;
};

function MunicipalityList({ all, words, chosenId, onChoose }: MunicipalityListProps) {
  const { chooser: texts } = useTexts(municipalityTexts);
  const id = useId();
  const groups = groupMunicipalities(all, words);
  const count = groups.reduce((sum, { municipalities }) => sum + municipalities.length, 0);
  return (
    <div className={styles.list}>
      <p className={styles.count} role="status">
        {count > 0 ? texts.hits(count) : `${texts.empty(words.trim())} ${texts.emptyHint}`}
      </p>
      {groups.map(({ county, municipalities }) => (
        <section key={county} aria-labelledby={`${id}-${county}`}>
          <h3 id={`${id}-${county}`} className={styles.county}>
            {county}
          </h3>
          <ul className={styles.columns}>
            {municipalities.map((municipality) => (
              <li key={municipality.id}>
                <button
                  type="button"
                  className={styles.municipality}
                  aria-current={municipality.id === chosenId ? 'true' : undefined}
                  onClick={() => onChoose(municipality)}
                >
                  {municipality.name}
                  {municipality.has_portal ? null : <small className={styles.without}>{texts.without_portal}</small>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const ListToCome = ({ label }: { label: string }) => (
  <div className={styles.toCome} role="status" aria-label={label}>
    <Skeleton shape="title" width="short" />
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);
