import { expect, it, vi } from 'vitest';
import { createRinger, drawChime, roundSeconds } from './ringer.ts';

/** A fake audio context. `suspended`: the browser blocks the sound. */
function soundCard(state: AudioContextState = 'running') {
  const node = { connect: (next: unknown) => next };
  const gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
  const card = Object.assign(new EventTarget(), {
    state,
    sampleRate: 8000,
    destination: {},
    currentTime: 10,
    gain,
    createGain: () => ({ ...node, gain }),
    createDynamicsCompressor: () => node,
    sources: [] as { loop: boolean; start: () => void; stop: () => void }[],
    createBuffer: () => ({ copyToChannel: vi.fn() }),
    createBufferSource() {
      const source = {
        buffer: null,
        loop: false,
        ...node,
        disconnect: vi.fn(),
        start: vi.fn(),
        stop: vi.fn(),
      };
      card.sources.push(source);
      return source;
    },
    resume: vi.fn(async () => undefined),
  });
  return card;
}

function ringerOn(card: ReturnType<typeof soundCard>) {
  return createRinger(() => card as unknown as AudioContext);
}

it('rings one loop until stop(), even after several calls of ring()', () => {
  const card = soundCard();
  const ringer = ringerOn(card);
  ringer.ring();
  ringer.ring();
  expect(card.sources.map(({ loop }) => loop)).toEqual([true]);
  ringer.stop();
  expect(card.sources[0]?.stop).toHaveBeenCalledOnce();
  ringer.ring();
  expect(card.sources).toHaveLength(2);
});

it('gets louder over time', () => {
  const card = soundCard();
  ringerOn(card).ring();
  expect(card.gain.linearRampToValueAtTime.mock.calls).toEqual([[4, 40]]);
});

it('plays one round as a sound test', () => {
  const card = soundCard();
  ringerOn(card).ringOnce();
  expect(card.sources.map(({ loop }) => loop)).toEqual([false]);
});

it('reports a blocked sound, and rings when the browser allows it', () => {
  const card = soundCard('suspended');
  const ringer = ringerOn(card);
  ringer.ring();
  expect(ringer.isBlocked.get()).toBe(true);
  expect(card.resume).toHaveBeenCalledOnce();
  card.state = 'running';
  card.dispatchEvent(new Event('statechange'));
  expect(ringer.isBlocked.get()).toBe(false);
  expect(card.sources).toHaveLength(1);
});

const rate = 8000;
const samples = drawChime(rate);

function loudest(from: number, to: number): number {
  return Math.max(...samples.slice(from * rate, to * rate).map(Math.abs));
}

it('starts without a click and never clips', () => {
  expect(samples).toHaveLength(roundSeconds * rate);
  expect(samples[0]).toBe(0);
  expect(loudest(0, roundSeconds)).toBeLessThan(1);
});

it('starts a round loudly and ends it with a pause', () => {
  expect(loudest(0, 1.2)).toBeGreaterThan(0.4);
  expect(loudest(2.5, roundSeconds)).toBeLessThan(0.02);
});
