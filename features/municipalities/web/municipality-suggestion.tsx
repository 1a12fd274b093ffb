import { LocationPinIcon, XMarkIcon } from '@navikt/aksel-icons';
import { useEffect, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import styles from '#ui/floating-question.module.css';
import { IconButton } from '#ui/icon-button.tsx';
import { inPlace } from '../in-place.ts';
import { municipalityTexts } from '../texts/token.ts';
import { locateVisitor } from './calls.ts';
import { readMunicipalities } from './read-municipalities.ts';
import { shouldSuggest } from './should-suggest.ts';
import { storedMunicipality } from './stored-municipality.ts';

type MunicipalitySuggestionProps = {
  /** The municipality whose portal this is, when it is the only one: then there is nothing to suggest. */
  currentId: string | null;
  selectedCount: number;
  onChange: () => void;
  onAccept: (id: string) => void;
};

type Place = { id: string; name: string };

/** MUN-02: asks whether the visitor is where they seem to be. Nothing is kept without a yes. */
export function MunicipalitySuggestion({ currentId, selectedCount, onChange, onAccept }: MunicipalitySuggestionProps) {
  const { suggestion: texts } = useTexts(municipalityTexts);
  const call = useCall();
  const locale = useLocale();
  const [place, setPlace] = useState<Place | null>(null);

  useEffect(() => {
    let isWanted = true;
    const stopWaiting = whenIdle(async () => {
      const storedId = storedMunicipality.read() ?? currentId;
      const found = await findSuggestion(call, storedId, selectedCount);
      if (isWanted) setPlace(found);
    });
    return () => {
      isWanted = false;
      stopWaiting();
    };
  }, [call, currentId, selectedCount]);

  if (!place) return null;
  const close = () => setPlace(null);
  return (
    <section className={styles.card} aria-labelledby={TITLE_ID}>
      <LocationPinIcon aria-hidden className={styles.icon} />
      <div className={styles.words} role="status">
        <h2 id={TITLE_ID} className={styles.question}>
          {texts.question(inPlace(place.name, locale))}
        </h2>
        <p>{texts.explanation}</p>
      </div>
      <IconButton className={styles.close} label={texts.close} icon={<XMarkIcon aria-hidden />} onClick={close} />
      <div className={styles.answers}>
        <Button
          isSmall
          onClick={() => {
            storedMunicipality.write(place.id);
            close();
            onAccept(place.id);
          }}
        >
          {texts.accept}
        </Button>
        <Button
          isSmall
          variant="secondary"
          onClick={() => {
            close();
            onChange();
          }}
        >
          {texts.change}
        </Button>
      </div>
    </section>
  );
}

const TITLE_ID = 'municipality-suggestion';

/** A place that cannot be found out is no error that anybody wants to hear of. */
async function findSuggestion(call: Call, storedId: string | null, selectedCount: number): Promise<Place | null> {
  try {
    const { data } = await call(locateVisitor, {});
    const detectedId = data.municipality_id;
    if (detectedId === null || !shouldSuggest({ detectedId, storedId, selectedCount })) return null;
    const municipality = (await readMunicipalities(call)).find(({ id }) => id === detectedId);
    return municipality ? { id: detectedId, name: municipality.name } : null;
  } catch {
    return null;
  }
}

const PATIENCE_MS = 3000;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, PATIENCE_MS);
  return () => clearTimeout(timer);
}
