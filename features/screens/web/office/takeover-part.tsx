import { MegaphoneIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeScreen, OfficeTakeover } from '../../office-contract.ts';
import { screenOfficeTexts } from '../../texts/office/token.ts';
import { endTakeover, getScreenOffice } from './office-calls.ts';
import styles from './office-parts.module.css';
import { TakeoverForm } from './takeover-form.tsx';

type TakeoverPartProps = {
  id: string;
  takeovers: readonly OfficeTakeover[];
  screens: readonly OfficeScreen[];
  now: Date;
};

/** Notices that go on or are to come, and a new one. */
export function TakeoverPart({ id, takeovers, screens, now }: TakeoverPartProps) {
  const { notice, takeover: texts } = useTexts(screenOfficeTexts);
  // With each one that is sent the form begins again.
  const [sent, setSent] = useState(0);
  return (
    <section id={id} className={styles.part}>
      <SectionHeading title={notice} lead={texts.lead} />
      {takeovers.map((takeover) => (
        <Going key={takeover.id} takeover={takeover} now={now} />
      ))}
      {screens.length === 0 ? (
        <p className="nb-muted">{texts.no_screens}</p>
      ) : (
        <TakeoverForm key={sent} screens={screens} now={now} onDone={() => setSent(sent + 1)} />
      )}
    </section>
  );
}

function Going({ takeover, now }: { takeover: OfficeTakeover; now: Date }) {
  const { takeover: texts } = useTexts(screenOfficeTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const { id, title, starts_at, ends_at } = takeover;
  const ending = useAction(() => call(endTakeover, { params: { id } }), {
    invalidates: [getScreenOffice],
    isToldInToast: true,
  });
  const inWords = (moment: string) => {
    const words = whenText({ start_at: moment }, { now, moments });
    return words.charAt(0).toLowerCase() + words.slice(1);
  };
  const isOn = new Date(starts_at) <= now;

  async function end() {
    if (await ending.run()) showToast({ tone: 'success', title: texts.ended });
  }

  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <strong>{title}</strong>
        <Tag tone="warning" icon={<MegaphoneIcon aria-hidden />}>
          {isOn ? texts.going_on(inWords(ends_at)) : texts.to_come(inWords(starts_at), inWords(ends_at))}
        </Tag>
      </div>
      <Button variant="secondary" isSmall aria-label={texts.end_of(title)} isLoading={ending.isPending} onClick={end}>
        {texts.end}
      </Button>
    </div>
  );
}
