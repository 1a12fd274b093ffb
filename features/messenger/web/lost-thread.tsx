import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { messengerTexts } from '../texts/token.ts';
import { draft } from './draft.ts';
import { chatPath } from './paths.ts';
import styles from './thread-view.module.css';
import type { UnsentLines } from './unsent-lines.ts';
import { useUnsentState } from './use-unsent-lines.ts';

type LostThreadProps = { id: string; userId: string; unsent: UnsentLines };

/** A conversation that is gone, or that the user is not in any more. What they wrote and did not send is still theirs. */
export function LostThread({ id, userId, unsent }: LostThreadProps) {
  const texts = useTexts(messengerTexts);
  const { lines } = useUnsentState(unsent);
  const words = [...lines.filter((line) => line.thread_id === id), draft.read(userId, id)]
    .map(({ body }) => body)
    .filter(Boolean);
  return (
    <section className={styles.talk}>
      <div className={styles.waiting}>
        <EmptyState
          level={1}
          title={texts.missing}
          actions={
            <ButtonLink variant="secondary" href={chatPath}>
              {texts.back}
            </ButtonLink>
          }
        >
          {texts.missing_text}
        </EmptyState>
        {words.length > 0 ? (
          <div className={styles.leftOver}>
            <h2 className={styles.leftOverTitle}>{texts.left_over}</h2>
            {words.map((text) => (
              <p key={text} className={styles.leftOverText}>
                {text}
              </p>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}
