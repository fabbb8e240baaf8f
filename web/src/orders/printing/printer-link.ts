/** An open printer. */
export interface PrinterLink {
  name: string;
  /** Resolves when the printer has taken all bytes. Waits while the printer has no paper. */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
}

/** One way to connect a printer. */
export interface PrinterWay {
  label: string;
  isSupported(): boolean;
  /** Opens the browser's list of printers. Needs a press, and rejects if nobody chooses. */
  choose(): Promise<PrinterLink>;
  /** Opens the printer of an earlier choice. Undefined if the browser needs a new choice. */
  reopen(): Promise<PrinterLink | undefined>;
}

interface BrowserPort<Port, Device> {
  label: string;
  /** Undefined if the browser lacks this kind of port. */
  port: () => Port | undefined;
  request: (port: Port) => Promise<Device>;
  /** The devices of earlier choices. */
  granted: (port: Port) => Promise<readonly Device[] | undefined>;
  open: (device: Device) => Promise<PrinterLink>;
}

export function printerWay<Port, Device>(browser: BrowserPort<Port, Device>): PrinterWay {
  const { label, port, request, granted, open } = browser;
  return {
    label,
    isSupported: () => port() !== undefined,
    async choose() {
      const currentPort = port();
      if (!currentPort) throw new Error(`This browser has no port: ${label}`);
      return open(await request(currentPort));
    },
    async reopen() {
      const currentPort = port();
      const [device] = (currentPort && (await granted(currentPort))) ?? [];
      return device && open(device);
    },
  };
}

/** @param size  bytes per part */
export async function inParts(
  bytes: Uint8Array<ArrayBuffer>,
  size: number,
  send: (part: Uint8Array<ArrayBuffer>) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < bytes.length; start += size) {
    await send(bytes.subarray(start, start + size));
  }
}
