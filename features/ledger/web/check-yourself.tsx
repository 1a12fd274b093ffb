import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { ledgerTexts } from '../texts/token.ts';
import styles from './audit.module.css';

/** What a link is made of, in its order (features/ledger/server/chain.ts). */
const LINK_PARTS = [
  'link before',
  'number',
  'posting_id',
  'municipality_id',
  'key',
  'entry_id',
  'kind',
  'phase',
  'held_id',
  'corrects_id',
  'from_account_id',
  'to_account_id',
  'amount_ore',
  'at',
  'actor_user_id',
];

/** How to do without believing us. */
export function CheckYourself() {
  const { yourself: texts } = useTexts(ledgerTexts);
  return (
    <section className="nb-stack nb-gap-s">
      <h2 className={styles.smallHeading}>{texts.title}</h2>
      <p className="nb-small">{texts.text}</p>
      <Accordion title={texts.how}>
        <ol className={styles.steps}>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <code className={styles.parts}>{LINK_PARTS.join(', ')}</code>
      </Accordion>
    </section>
  );
}
