import { type RefObject, useEffect, useRef, useState } from 'react';
import { readCodes } from './read-codes.ts';

export type CameraState = 'off' | 'starting' | 'on' | 'paused' | 'denied' | 'missing' | 'failed';

/** A lamp beside the camera; the compiler does not know it. */
type WithTorch = { torch?: boolean };

/** The camera at the back, which starts with a touch and stops when nobody looks. */
export function useCamera(videoRef: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [state, setState] = useState<CameraState>('off');
  const [torch, setTorch] = useState<'none' | 'off' | 'on'>('none');
  const stopRef = useRef<(() => void) | null>(null);
  const trackRef = useRef<MediaStreamTrack | null>(null);
  const onCodeRef = useRef(onCode);
  useEffect(() => {
    onCodeRef.current = onCode;
  });

  function stop(next: CameraState = 'off') {
    stopRef.current?.();
    stopRef.current = null;
    trackRef.current = null;
    setTorch('none');
    setState(next);
  }

  async function start() {
    stopRef.current?.();
    const aborting = new AbortController();
    let stream: MediaStream | null = null;
    stopRef.current = () => {
      aborting.abort();
      if (stream) stopAll(stream);
    };
    setState('starting');
    try {
      if (!navigator.mediaDevices) return stop('missing');
      stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: WANTED });
      if (aborting.signal.aborted) return stopAll(stream);
      const video = videoRef.current;
      if (!video) return stop();
      video.srcObject = stream;
      await video.play();
      const [track] = stream.getVideoTracks();
      trackRef.current = track ?? null;
      setTorch(track && hasTorch(track) ? 'off' : 'none');
      setState('on');
      await readCodes(video, {
        onCode: (code) => onCodeRef.current(code),
        onIdle: () => stop('paused'),
        signal: aborting.signal,
      });
    } catch (error) {
      if (!aborting.signal.aborted) stop(faultOf(error));
    }
  }

  async function switchTorch() {
    const isOn = torch !== 'on';
    const constraint = { advanced: [{ torch: isOn } as MediaTrackConstraintSet & WithTorch] };
    await trackRef.current?.applyConstraints(constraint).then(
      () => setTorch(isOn ? 'on' : 'off'),
      () => setTorch('none'),
    );
  }

  useEffect(() => {
    const onHide = () => {
      if (document.hidden && stopRef.current) {
        stopRef.current();
        stopRef.current = null;
        setTorch('none');
        setState('paused');
      }
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      stopRef.current?.();
    };
  }, []);

  return { state, torch, start, stop: () => stop(), switchTorch };
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const WANTED: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280 },
  height: { ideal: 720 },
};

const hasTorch = (track: MediaStreamTrack): boolean =>
  Boolean((track.getCapabilities?.() as WithTorch | undefined)?.torch);

function faultOf(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
