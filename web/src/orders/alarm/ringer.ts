import { createObservable, type Observable } from '../../lib/state/observable.ts';

export interface Ringer {
  /** Whether the browser blocks the sound. Browsers block it until the first press. */
  isBlocked: Pick<Observable<boolean>, 'get' | 'subscribe'>;
  /** Rings round after round until `stop`. */
  ring(): void;
  stop(): void;
  /** Rings one round, for example to test the sound. */
  ringOnce(): void;
  /** Asks the browser for permission to play. Browsers agree only after a press. */
  unlock(): void;
}

/** Rings with Web Audio, which repeats the round itself: timers of a background page run late. */
export function createRinger(makeContext: () => AudioContext = () => new AudioContext()): Ringer {
  const isBlocked = createObservable(false);
  let context: AudioContext | undefined;
  let roundBuffer: AudioBuffer | undefined;
  let activeSource: AudioBufferSourceNode | undefined;

  function audio(): AudioContext {
    if (context) return context;
    const audioContext = makeContext();
    audioContext.addEventListener('statechange', () =>
      isBlocked.set(audioContext.state !== 'running'),
    );
    context = audioContext;
    return audioContext;
  }

  function play(isLoop: boolean): AudioBufferSourceNode {
    const audioContext = audio();
    const source = audioContext.createBufferSource();
    source.buffer = roundBuffer ??= bufferOf(audioContext);
    source.loop = isLoop;
    const loudness = audioContext.createGain();
    if (isLoop) increaseVolume(loudness.gain, audioContext.currentTime);
    source
      .connect(loudness)
      .connect(audioContext.createDynamicsCompressor())
      .connect(audioContext.destination);
    source.start();
    return source;
  }

  function unlock(): void {
    const audioContext = audio();
    isBlocked.set(audioContext.state !== 'running');
    // Before the first press, the browser refuses and `isBlocked` stays true.
    if (audioContext.state !== 'running') audioContext.resume().catch(() => undefined);
  }

  return {
    isBlocked,
    ring() {
      unlock();
      activeSource ??= play(true);
    },
    stop() {
      activeSource?.stop();
      activeSource?.disconnect();
      activeSource = undefined;
    },
    ringOnce() {
      unlock();
      play(false);
    },
    unlock,
  };
}

const maxGain = 4;
const volumeSeconds = { calm: 6, untilLoudest: 30 };

/** Makes a long alarm louder. The compressor prevents clipping. */
function increaseVolume(gain: AudioParam, now: number): void {
  gain.setValueAtTime(1, now + volumeSeconds.calm);
  gain.linearRampToValueAtTime(maxGain, now + volumeSeconds.untilLoudest);
}

function bufferOf(context: AudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, Math.round(roundSeconds * sampleRate), sampleRate);
  buffer.copyToChannel(drawChime(sampleRate), 0);
  return buffer;
}

/** The length of one round: strokes of a bell, then a pause for the cooks to talk. */
export const roundSeconds = 3;

const strokes = [
  { at: 0, hertz: 880 },
  { at: 0.22, hertz: 1174.66 },
  { at: 0.7, hertz: 880 },
  { at: 0.92, hertz: 1174.66 },
];
/** The tone of a bell, with overtones. */
const partials = [
  { ratio: 1, share: 0.6, fadeSeconds: 0.35 },
  { ratio: 2, share: 0.25, fadeSeconds: 0.2 },
  { ratio: 3.01, share: 0.15, fadeSeconds: 0.1 },
];

/** Computes the sound of one round, because a sound file could fail to load. @returns samples between -1 and 1 */
export function drawChime(sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(roundSeconds * sampleRate));
  for (const { at, hertz } of strokes) {
    const firstSample = Math.round(at * sampleRate);
    for (let index = firstSample; index < samples.length; index += 1) {
      const seconds = (index - firstSample) / sampleRate;
      samples[index] = (samples[index] ?? 0) + 0.7 * strokeAt(seconds, hertz);
    }
  }
  return samples;
}

function strokeAt(seconds: number, hertz: number): number {
  // Fades in, because a sudden start makes the loudspeaker click.
  const fadeIn = Math.min(1, seconds / 0.004);
  return partials.reduce(
    (sum, { ratio, share, fadeSeconds }) =>
      sum +
      fadeIn *
        share *
        Math.exp(-seconds / fadeSeconds) *
        Math.sin(2 * Math.PI * hertz * ratio * seconds),
    0,
  );
}
