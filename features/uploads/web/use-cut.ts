import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Upload } from '../contract.ts';
import type { EditMode, EditVariant, FocusPoint } from '../rules.ts';
import { useUploads } from './use-uploads.ts';

type Wish = {
  source: Upload;
  variant: EditVariant;
  mode: EditMode;
  background: string;
  focus?: FocusPoint;
  isOff?: boolean;
};
type Cut = Upload | 'failed';

/** A user who moves about among the colours is waited for. */
const SETTLED_MS = 400;

/**
 * The picture as it would be, made by the server. Each wish is made once; what was only looked at is thrown away when
 * the editor closes.
 */
export function useCut({ source, variant, mode, background, focus = 'centre', isOff = false }: Wish) {
  const { edit, discard } = useUploads();
  const [cuts, setCuts] = useState<ReadonlyMap<string, Cut>>(new Map());
  const keptRef = useRef<Upload | null>(null);
  const key = { fill: `fill ${background}`, crop: `crop ${focus}`, smart: 'smart', resize: 'resize' }[mode];
  const cut = cuts.get(key);

  const make = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const made = await edit(source.id, { mode, variant, background, focus }, signal);
      setCuts((before) => new Map(before).set(key, made));
    } catch {
      if (!signal.aborted) setCuts((before) => new Map(before).set(key, 'failed'));
    }
  });
  const isWanted = !isOff && cut === undefined;
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const waitMs = key.startsWith('fill') ? SETTLED_MS : 0;
    const timer = setTimeout(() => make(controller.signal), waitMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, isWanted]);

  const throwAway = useEffectEvent(() => {
    for (const made of cuts.values()) if (made !== 'failed' && made !== keptRef.current) discard(made.id);
  });
  useEffect(() => () => throwAway(), []);

  return {
    cut: cut === 'failed' ? null : (cut ?? null),
    hasFailed: cut === 'failed',
    retry(): void {
      setCuts((before) => new Map([...before].filter(([each]) => each !== key)));
    },
    /** Keeps this one when the rest is thrown away. */
    keep(upload: Upload): void {
      keptRef.current = upload;
    },
  };
}
