import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { passTexts } from '../texts/token.ts';
import type { ShownPass } from './kept-passes.ts';
import { PassCode } from './pass-code.tsx';
import { PassSheet } from './pass-sheet.tsx';

/** Without a network: what the device has kept, to be held up as it is. */
export function KeptPassList({ kept, label }: { kept: readonly ShownPass[]; label: string }) {
  const { code: texts } = useTexts(passTexts);
  return (
    <section className="nb-stack" aria-label={label}>
      <Notice isLive>{texts.kept}</Notice>
      {kept.map(({ kind, thing_id, title, holder, detail, ...pass }) => (
        <PassSheet
          key={`${kind} ${thing_id}`}
          id={thing_id}
          title={title}
          code={<PassCode pass={pass} title={title} holder={holder} detail={detail} isOnSheet />}
        >
          {[holder, detail].filter(Boolean).join(' · ')}
        </PassSheet>
      ))}
    </section>
  );
}
