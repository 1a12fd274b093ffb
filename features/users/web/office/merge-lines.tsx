import { useTexts } from '#platform/web/language.tsx';
import type { MergePreview } from '../../merge-contract.ts';
import { accountOfficeTexts } from '../../texts/office/token.ts';

/** By kind: how much moves, and of how much both have one. */
export function MergeLines({ lines }: Pick<MergePreview, 'lines'>) {
  const { merge: texts } = useTexts(accountOfficeTexts);
  return (
    <div className="nb-panel nb-stack">
      <h3>{texts.lines}</h3>
      <ul className="nb-lines">
        {lines.map(({ kind, moves, dropped }) => (
          <li key={kind}>
            {texts.kinds[kind]}
            <p className="nb-small nb-muted">
              {texts.moves(moves)}
              {dropped > 0 ? ` · ${texts.dropped(dropped)}` : null}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
