/** Reads a code out of one picture of the video; null where there is none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

const FRAME_SIZE = 480;

/** By the browser where it can, which costs least; otherwise by a library that comes with the scanner. */
export async function frameReader(): Promise<ReadFrame> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own && formats.includes('qr_code')) {
    const detector = new own({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = FRAME_SIZE;
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!drawing || video.videoWidth === 0) return null;
    // The square in the middle, where the hand holds the code: a fraction of the picture, so a fraction of the work.
    const side = Math.min(video.videoWidth, video.videoHeight);
    const [left, top] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2];
    drawing.drawImage(video, left, top, side, side, 0, 0, FRAME_SIZE, FRAME_SIZE);
    try {
      return decodeQR(drawing.getImageData(0, 0, FRAME_SIZE, FRAME_SIZE));
    } catch {
      // No code in this picture.
      return null;
    }
  };
}

const PAUSE_MS = 150;
/** The same code held still is one code. */
const SAME_CODE_MS = 3000;
/** A camera that has read nothing for so long is turned off, to save the battery. */
const IDLE_MS = 90_000;

type Reading = { onCode: (code: string) => void; onIdle: () => void; signal: AbortSignal };

/** A few pictures a second, each after the one before has been read. */
export async function readCodes(video: HTMLVideoElement, { onCode, onIdle, signal }: Reading): Promise<void> {
  const readFrame = await frameReader();
  let last = { code: '', at: 0 };
  let seenAt = performance.now();
  while (!signal.aborted) {
    const code = await readFrame(video).catch(() => null);
    const now = performance.now();
    if (signal.aborted) return;
    if (code !== null) {
      if (code !== last.code || now - last.at > SAME_CODE_MS) onCode(code);
      last = { code, at: now };
      seenAt = now;
    } else if (now - seenAt > IDLE_MS) return onIdle();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
