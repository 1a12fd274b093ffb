import { CameraIcon, LightBulbIcon, XMarkIcon } from '@navikt/aksel-icons';
import { useRef } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { passTexts } from '../texts/token.ts';
import styles from './code-camera.module.css';
import { useCamera } from './use-camera.ts';

const FAULTS = ['denied', 'missing', 'failed'] as const;

type CodeCameraProps = {
  onCode: (code: string) => void;
  /** What does the same without a camera, in a sentence. */
  instead: string;
};

/** The picture, and the one button that matters. */
export function CodeCamera({ onCode, instead }: CodeCameraProps) {
  const texts = useTexts(passTexts).camera;
  const videoRef = useRef<HTMLVideoElement>(null);
  const { state, torch, start, stop, switchTorch } = useCamera(videoRef, onCode);
  const fault = FAULTS.find((each) => each === state);
  const isOpen = state === 'on' || state === 'starting';
  return (
    <div className={styles.camera} data-state={state}>
      <div className={styles.picture} hidden={!isOpen}>
        <video ref={videoRef} className={styles.video} aria-label={texts.label} playsInline muted />
        <span className={styles.frame} aria-hidden />
        <p className={styles.hint}>{state === 'starting' ? texts.starting : texts.hint}</p>
        {torch === 'none' ? null : (
          <Button
            className={styles.torch}
            variant="secondary"
            aria-pressed={torch === 'on'}
            icon={<LightBulbIcon aria-hidden />}
            onClick={() => void switchTorch()}
          >
            {texts.torch}
          </Button>
        )}
      </div>
      {fault === undefined ? null : (
        <Notice tone="warning" isLive>
          <p>{texts[fault]}</p>
          <p>{instead}</p>
        </Notice>
      )}
      {state === 'paused' ? <p role="status">{texts.paused}</p> : null}
      {isOpen ? (
        <Button className={styles.button} variant="secondary" icon={<XMarkIcon aria-hidden />} onClick={stop}>
          {texts.stop}
        </Button>
      ) : (
        <Button className={styles.button} icon={<CameraIcon aria-hidden />} onClick={() => void start()}>
          {state === 'paused' ? texts.resume : texts.start}
        </Button>
      )}
    </div>
  );
}
