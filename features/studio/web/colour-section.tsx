import { useState } from 'react';
import { useAnswer } from '#platform/web/answers.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextField } from '#ui/text-field.tsx';
import { studioTexts } from '../texts/token.ts';
import { measureColour } from './calls.ts';
import styles from './colour-section.module.css';

type ColourSectionProps = { colour: string; error: string | undefined; onChange: (colour: string) => void };

const COLOUR = /^#[0-9a-f]{6}$/;

/** TEN-09: the colour, what it becomes, and how well it can be read by day and by night. */
export function ColourSection({ colour, error, onChange }: ColourSectionProps) {
  const { colour: texts } = useTexts(studioTexts);
  const [typed, setTyped] = useState(colour);
  const [shown, setShown] = useState(colour);
  // Undone elsewhere: the field follows.
  if (shown !== colour) {
    setShown(colour);
    setTyped(colour);
  }

  function take(value: string) {
    const next = value.trim().toLowerCase();
    setTyped(value);
    if (!COLOUR.test(next)) return;
    setShown(next);
    onChange(next);
  }

  return (
    <>
      <div className={styles.row}>
        <input
          type="color"
          className={styles.pick}
          aria-label={texts.pick}
          value={colour}
          onChange={({ target }) => take(target.value)}
        />
        <TextField
          label={texts.label}
          help={texts.help}
          error={COLOUR.test(typed.trim().toLowerCase()) ? error : texts.invalid}
          value={typed}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => take(target.value)}
        />
      </div>
      <ContrastTable colour={colour} />
    </>
  );
}

function ContrastTable({ colour }: { colour: string }) {
  const { colour: texts } = useTexts(studioTexts);
  const locale = useLocale();
  const { data: answer } = useAnswer(measureColour, { query: { colour } });
  if (!answer) return null;
  const ratioText = (ratio: number) =>
    texts.ratio(locale === 'en' ? ratio.toFixed(1) : ratio.toFixed(1).replace('.', ','));
  return (
    <>
      <svg
        className={styles.scale}
        viewBox={`0 0 ${answer.data.scale.length} 1`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {answer.data.scale.map((step, place) => (
          <rect key={step} x={place} width={1} height={1} fill={step} />
        ))}
      </svg>
      <ul className={styles.contrasts} aria-label={texts.contrasts}>
        {answer.data.contrasts.map(({ name, ratio, least, front, back }) => (
          <li key={name}>
            <svg className={styles.sample} viewBox="0 0 56 28" aria-hidden>
              <rect width={56} height={28} rx={6} fill={back} />
              <text x={28} y={19} textAnchor="middle" fontSize={14} fontWeight={700} fill={front}>
                Aa
              </text>
            </svg>
            <span>{texts.names[name]}</span>
            <strong>{ratioText(ratio)}</strong>
            <Tag tone={ratio >= least ? 'success' : 'danger'}>{ratio >= least ? texts.good : texts.weak}</Tag>
          </li>
        ))}
      </ul>
      {answer.data.is_readable ? null : <p role="status">{texts.too_light}</p>}
    </>
  );
}
