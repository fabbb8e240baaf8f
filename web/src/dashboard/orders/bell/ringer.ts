import { createObservable, type Observable } from '../../../lib/state/observable.ts';
import { drawChime, roundSeconds } from './chime.ts';

export interface Ringer {
  /** Whether this page may be heard; browsers want a press first. */
  isBlocked: Pick<Observable<boolean>, 'get' | 'subscribe'>;
  /** Calls round after round until `hush`. */
  ring(): void;
  hush(): void;
  /** One round, to hear whether it can be heard. To be called by a press. */
  test(): void;
  /** Asks for leave to be heard; granted by a press, or when the browser remembers one. */
  unlock(): void;
}

/**
 * Rings by Web Audio. A round is looped by the sound card's own clock: timers of a page in the
 * background come late or not at all.
 */
export function createRinger(makeContext: () => AudioContext = () => new AudioContext()): Ringer {
  const isBlocked = createObservable(false);
  let context: AudioContext | undefined;
  let round: AudioBuffer | undefined;
  let ringing: AudioBufferSourceNode | undefined;

  function audio(): AudioContext {
    if (context) return context;
    const made = makeContext();
    made.addEventListener('statechange', () => isBlocked.set(made.state !== 'running'));
    context = made;
    return made;
  }

  function play(isLoop: boolean): AudioBufferSourceNode {
    const made = audio();
    const source = made.createBufferSource();
    source.buffer = round ??= bufferOf(made);
    source.loop = isLoop;
    source.connect(made.destination);
    source.start();
    return source;
  }

  function unlock(): void {
    const made = audio();
    isBlocked.set(made.state !== 'running');
    // Refused without a press: it stays blocked, and the state says so.
    if (made.state !== 'running') made.resume().catch(() => undefined);
  }

  return {
    isBlocked,
    ring() {
      unlock();
      ringing ??= play(true);
    },
    hush() {
      ringing?.stop();
      ringing?.disconnect();
      ringing = undefined;
    },
    test() {
      unlock();
      play(false);
    },
    unlock,
  };
}

function bufferOf(context: AudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, Math.round(roundSeconds * sampleRate), sampleRate);
  buffer.copyToChannel(drawChime(sampleRate), 0);
  return buffer;
}
