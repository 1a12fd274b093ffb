import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Table } from '#ui/table.tsx';
import type { SchemeOffice, SchemeVersion } from '../contract.ts';
import type { SchemeRules } from '../rules.ts';
import { schemeTexts } from '../texts/token.ts';
import { ruleDifferences } from './rule-words.ts';
import { RulesTable } from './rules-table.tsx';
import { useDayText } from './use-day-text.ts';

type Numbered = { number: number; rules: SchemeRules };
type VersionDialogProps = {
  office: SchemeOffice;
  title: string;
  shown: Numbered;
  /** With which it is compared; without one everything is told. */
  before?: Numbered | undefined;
  /** Whose decision is told too. */
  version?: SchemeVersion | undefined;
  onClose: () => void;
};

/** What a version says, or what it says differently from another. */
export function VersionDialog({ office, title, shown, before, version, onClose }: VersionDialogProps) {
  const texts = useTexts(schemeTexts);
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="nb-stack">
        {version ? <DecisionLines version={version} /> : null}
        {before ? (
          <Differences office={office} shown={shown} before={before} title={title} />
        ) : (
          <RulesTable rules={shown.rules} office={office} />
        )}
      </div>
    </Dialog>
  );
}

function DecisionLines({ version }: { version: SchemeVersion }) {
  const { versions: texts } = useTexts(schemeTexts);
  const dayText = useDayText();
  const { decided_by, case_number, decided_on, sent_by, published_by, end_reason } = version;
  if (decided_by === null || case_number === null || decided_on === null) return null;
  return (
    <div>
      <p>{texts.decided_by(decided_by, case_number, dayText(decided_on))}</p>
      <p className="nb-small nb-muted">{texts.published_by(sent_by ?? texts.gone, published_by ?? texts.gone)}</p>
      {end_reason === null ? null : <p>{texts.ended(end_reason)}</p>}
    </div>
  );
}

type DifferencesProps = { office: SchemeOffice; shown: Numbered; before: Numbered; title: string };

function Differences({ office, shown, before, title }: DifferencesProps) {
  const texts = useTexts(schemeTexts);
  const dayText = useDayText();
  const differences = ruleDifferences(before.rules, shown.rules, { texts, office, dayText });
  if (differences.length === 0) return <p>{texts.versions.same}</p>;
  return (
    <Table caption={title} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{texts.versions.rule}</th>
          <th scope="col">{texts.versions.version(before.number)}</th>
          <th scope="col">{texts.versions.version(shown.number)}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ key, label, before: one, now }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{one}</td>
            <td>
              <strong>{now}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
