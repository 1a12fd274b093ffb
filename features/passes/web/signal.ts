export type Tone = 'good' | 'unsure' | 'bad';

const PATTERNS: Record<Tone, { vibration: number[]; pitch: number; seconds: number }> = {
  good: { vibration: [60], pitch: 880, seconds: 0.12 },
  unsure: { vibration: [60, 60, 60], pitch: 440, seconds: 0.2 },
  bad: { vibration: [250], pitch: 220, seconds: 0.35 },
};

let audio: AudioContext | null = null;

/** For the user who looks at the people instead of the screen. Only where they have asked for it. */
export function signal(tone: Tone): void {
  const { vibration, pitch, seconds } = PATTERNS[tone];
  navigator.vibrate?.(vibration);
  try {
    audio ??= new AudioContext();
    const oscillator = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0.2 });
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start();
    oscillator.stop(audio.currentTime + seconds);
  } catch {
    // A browser without sound: the colour and the words say the same.
  }
}
