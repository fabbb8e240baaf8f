import type { PrintLine } from './print-line.ts';
import { chosenPrinter, paperSettings, printerWays } from './printer-settings.ts';

/** The name of the lock that the printing tab holds. Only one tab can open the printer. */
export const printerLock = 'thali.tickets';

type Lines = readonly PrintLine[];

/** Tabs of different releases exchange these, so the kinds keep their values. */
type Message =
  /** The sending tab now holds the printer. */
  | { kind: 'here' }
  /** A tab requests a print. */
  | { kind: 'wanted'; id: string; lines: Lines }
  /** The printing tab has queued the lines. */
  | { kind: 'taken'; id: string };

/**
 * Prints on the printer of this device: through the tab that holds the printer, or directly if no tab does.
 * Resolves when that tab has queued the lines, or the printer has taken them.
 * @throws Error if no tab holds the printer and it does not respond
 */
export async function printOnDevice(lines: Lines): Promise<void> {
  const id = crypto.randomUUID();
  const taken = new AbortController();
  const channel = openChannel(({ data }) => {
    if (data.kind === 'here') post(channel, { kind: 'wanted', id, lines });
    if (data.kind === 'taken' && data.id === id) taken.abort();
  });
  post(channel, { kind: 'wanted', id, lines });
  try {
    await navigator.locks.request(printerLock, { signal: taken.signal }, () =>
      printDirectly(lines),
    );
  } catch (error) {
    if (!taken.signal.aborted) throw error;
  } finally {
    channel.close();
  }
}

/** Prints for all tabs of this device while this tab holds `printerLock`. @returns a function that stops it */
export function printForAll(print: (lines: Lines) => unknown): () => void {
  const channel = openChannel(({ data }) => {
    if (data.kind !== 'wanted') return;
    post(channel, { kind: 'taken', id: data.id });
    print(data.lines);
  });
  post(channel, { kind: 'here' });
  return () => channel.close();
}

async function printDirectly(lines: Lines): Promise<void> {
  const chosen = chosenPrinter.get();
  const link = chosen && (await printerWays[chosen.way].reopen(chosen.device));
  if (!link || link === 'ambiguous') throw new Error('The printer is not connected');
  try {
    await link.send(await drawLines(lines));
  } finally {
    await link.close();
  }
}

/** Draws lines for this device's printer, at its chosen paper width. */
export async function drawLines(lines: Lines): Promise<Uint8Array<ArrayBuffer>> {
  const [{ drawStrip }, { escPos }] = await Promise.all([
    import('./draw-strip.ts'),
    import('./esc-pos.ts'),
  ]);
  return escPos(await drawStrip(lines, paperSettings.get().roll));
}

function openChannel(onMessage: (event: MessageEvent<Message>) => void): BroadcastChannel {
  const channel = new BroadcastChannel(printerLock);
  channel.onmessage = onMessage;
  return channel;
}

function post(channel: BroadcastChannel, message: Message): void {
  channel.postMessage(message);
}
