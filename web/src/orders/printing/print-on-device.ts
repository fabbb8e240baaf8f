import type { PrintLine } from './print-line.ts';
import { chosenPrinter, paperSettings, printerConnections } from './printer-settings.ts';

/** The name of the lock of the printing tab. Only one tab can open the printer. */
export const printerLock = 'thali.tickets';

type Lines = readonly PrintLine[];

/** Messages between tabs. The tabs may have different releases, so never change the kinds. */
type Message =
  /** The sending tab has opened the printer. */
  | { kind: 'here' }
  /** A tab requests a print. */
  | { kind: 'wanted'; id: string; lines: Lines }
  /** The printing tab has queued the lines. */
  | { kind: 'taken'; id: string };

/**
 * Prints on this device's printer: through the tab that has opened the printer, or else directly. Resolves when that tab
 * has queued the lines, or when the printer has taken the lines.
 * @throws Error if no tab has opened the printer and the printer does not respond
 */
export async function printOnDevice(lines: Lines): Promise<void> {
  const id = crypto.randomUUID();
  const wasTaken = new AbortController();
  const channel = openChannel(({ data }) => {
    if (data.kind === 'here') post(channel, { kind: 'wanted', id, lines });
    if (data.kind === 'taken' && data.id === id) wasTaken.abort();
  });
  post(channel, { kind: 'wanted', id, lines });
  try {
    await navigator.locks.request(printerLock, { signal: wasTaken.signal }, () =>
      printDirectly(lines),
    );
  } catch (error) {
    if (!wasTaken.signal.aborted) throw error;
  } finally {
    channel.close();
  }
}

/** Prints for all tabs of this device. Needs `printerLock`. @returns a function that stops the printing */
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
  const currentPrinter = chosenPrinter.get();
  const link =
    currentPrinter && (await printerConnections[currentPrinter.way].reopen(currentPrinter.device));
  if (!link || link === 'ambiguous') throw new Error('The printer is not connected');
  try {
    await link.send(await drawLines(lines));
  } finally {
    await link.close();
  }
}

/** Draws lines as a bitmap with this device's paper width. */
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
