import type { PrintLine } from '../../lib/print/print-line.ts';
import { paperSettings } from './printer-settings.ts';

/** Lines as what this device's printer is sent, on the paper that was chosen for it. */
export async function drawLines(lines: readonly PrintLine[]): Promise<Uint8Array<ArrayBuffer>> {
  const [{ drawStrip }, { escPos }] = await Promise.all([
    import('../../lib/print/draw-strip.ts'),
    import('../../lib/print/esc-pos.ts'),
  ]);
  return escPos(await drawStrip(lines, paperSettings.get().roll));
}
