import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CardTable } from '#ui/card-table.tsx';
import type { LogEntry } from '../log-contract.ts';
import { areaOf } from '../log-rules.ts';
import { logTexts } from '../texts/log/token.ts';
import styles from './log-desk.module.css';

export function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  const texts = useTexts(logTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const { columns } = texts;
  const wordsFor = (action: string): string => {
    const area = areaOf(action);
    return texts.actions[action] ?? (area ? texts.areas[area] : action);
  };
  return (
    <CardTable
      caption={texts.caption}
      names={
        <>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.about}</th>
        </>
      }
    >
      {entries.map(({ id, at, action, by_name, about, reason }) => (
        <tr key={id} className={styles.row}>
          <td className={styles.when}>{whenText({ start_at: at }, { now, moments })}</td>
          <td className={styles.who}>{by_name ?? texts.portal}</td>
          <th scope="row" className={styles.what}>
            {wordsFor(action)}
            {reason ? <p className="nb-small nb-muted">{texts.reason(reason)}</p> : null}
          </th>
          <td className={styles.about}>{about}</td>
        </tr>
      ))}
    </CardTable>
  );
}
