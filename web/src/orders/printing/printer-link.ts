/** An open printer. */
export interface PrinterLink {
  name: string;
  /**
   * Resolves when the printer has taken all bytes. Waits while the printer has no paper.
   * @param onPart  called whenever the printer has taken a part
   */
  send(bytes: Uint8Array<ArrayBuffer>, onPart?: () => void): Promise<void>;
  /** Undefined if this printer does not say. Absent if this kind of port cannot ask. */
  hasPaper?(): Promise<boolean | undefined>;
  close(): Promise<void>;
}

/** One way to connect a printer. */
export interface PrinterWay {
  label: string;
  isSupported(): boolean;
  /** Opens the browser's list of printers. Needs a press, and rejects if nobody chooses. */
  choose(): Promise<{ link: PrinterLink; device: string | undefined }>;
  /**
   * Opens the printer of an earlier choice.
   * @param device  the name that `choose` gave it; undefined if it has none
   * @returns 'ambiguous' if several printers can be meant, undefined if the chosen one is not connected
   */
  reopen(device: string | undefined): Promise<PrinterLink | 'ambiguous' | undefined>;
}

interface BrowserPort<Port, Device> {
  label: string;
  /** Undefined if the browser lacks this kind of port. */
  port: () => Port | undefined;
  request: (port: Port) => Promise<Device>;
  /** The devices of earlier choices. */
  granted: (port: Port) => Promise<readonly Device[] | undefined>;
  /** A name that stays the same over reloads, such as the serial number. */
  nameOf: (device: Device) => string | undefined;
  open: (device: Device) => Promise<PrinterLink>;
}

export function printerWay<Port, Device>(browser: BrowserPort<Port, Device>): PrinterWay {
  const { label, port, request, granted, nameOf, open } = browser;
  return {
    label,
    isSupported: () => port() !== undefined,
    async choose() {
      const currentPort = port();
      if (!currentPort) throw new Error(`This browser has no port: ${label}`);
      const device = await request(currentPort);
      return { link: await open(device), device: nameOf(device) };
    },
    async reopen(chosen) {
      const currentPort = port();
      const devices = (currentPort && (await granted(currentPort))) ?? [];
      const matching = devices.filter(
        (device) => chosen === undefined || nameOf(device) === chosen,
      );
      const [device] = matching;
      if (matching.length > 1) return 'ambiguous';
      return device && open(device);
    },
  };
}

/** @param size  bytes per part */
export async function inParts(
  bytes: Uint8Array<ArrayBuffer>,
  size: number,
  send: (part: Uint8Array<ArrayBuffer>) => Promise<unknown>,
  onPart?: () => void,
): Promise<void> {
  for (let start = 0; start < bytes.length; start += size) {
    await send(bytes.subarray(start, start + size));
    onPart?.();
  }
}
