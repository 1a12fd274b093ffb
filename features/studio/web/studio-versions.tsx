import { useAction } from '#features/identity/web/use-action.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OpenedPortal, PublishedVersion } from '../contract.ts';
import { studioTexts } from '../texts/token.ts';
import { listPortals, openPortal, restorePortal } from './calls.ts';
import styles from './studio-versions.module.css';

/** Every version there has been, the newest first; each can be shown again. */
export function StudioVersions({ portal }: { portal: OpenedPortal }) {
  const { versions: texts, names } = useTexts(studioTexts);
  const moments = useTexts(momentTexts);
  const { showToast } = useToasts();
  const call = useCall();
  const restoring = useAction(
    (number: number, { keyOf }) =>
      call(restorePortal, { params: { key: portal.key }, body: { number }, key: keyOf({ number }) }),
    { invalidates: [openPortal, listPortals], isToldInToast: true },
  );

  async function restore(number: number) {
    if (await restoring.run(number)) showToast({ tone: 'success', title: texts.restored(number) });
  }

  const history = ({ published_at, published_by, reason, restores }: PublishedVersion): string => {
    const day = longDate(published_at, moments);
    return [
      published_by ? texts.by(day, published_by) : day,
      reason,
      restores === null ? null : texts.restores(restores),
    ]
      .filter(Boolean)
      .join(' · ');
  };

  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="studio-versions">
      <h2 id="studio-versions" className={styles.heading}>
        {texts.title}
      </h2>
      {portal.versions.length === 0 ? <p>{texts.none}</p> : null}
      <ol className={styles.versions}>
        {portal.versions.map((version, place) => (
          <li key={version.number}>
            <div>
              <strong>{texts.version(version.number)}</strong>
              <p className="nb-small nb-muted">{history(version)}</p>
              {version.changed.length > 0 ? (
                <p className="nb-small">{texts.changed(version.changed.map((field) => names[field]).join(', '))}</p>
              ) : null}
            </div>
            {place === 0 ? (
              <Tag tone="success">{texts.shown}</Tag>
            ) : (
              <Button
                variant="tertiary"
                isSmall
                isLoading={restoring.pending === version.number}
                aria-label={texts.back_label(version.number)}
                onClick={() => void restore(version.number)}
              >
                {texts.back}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
