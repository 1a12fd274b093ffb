import { useTexts } from '#platform/web/language.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { trailTexts } from '../texts/trail/token.ts';
import { paths } from './paths.ts';

type RunningTrailProps = {
  /** Whose page this is, and what it has a name for. */
  of: { kind: 'organisation' | 'activity'; id: string; name: string };
  current: string;
};

/** The one way back from the pages on which an organisation or an activity is run. */
export function RunningTrail({ of: { kind, id, name }, current }: RunningTrailProps) {
  const texts = useTexts(trailTexts);
  const trail =
    kind === 'organisation'
      ? [
          { href: paths.organisations, text: texts.organisers },
          { href: paths.organisation(id), text: name },
        ]
      : [
          { href: paths.events, text: texts.activities },
          { href: paths.event(id), text: name },
        ];
  return <Breadcrumbs label={texts.you_are_here} trail={trail} current={current} />;
}
