import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { userTexts } from '../../texts/token.ts';
import styles from './profile.module.css';

/** Shown once: nobody can show them again, not even the portal. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { app: words } = useTexts(userTexts).two_factor;
  const { showToast } = useToasts();

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast({ title: words.copied, tone: 'success' });
  }

  return (
    <Notice tone="warning" title={words.recovery_title} isLive>
      <p>{words.recovery_text}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="nb-row">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button variant="secondary" onClick={onKept}>
          {words.kept}
        </Button>
      </div>
    </Notice>
  );
}
