export type Device = 'phone' | 'desktop';

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

/** Key codes of WebDriver. */
export const keys = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007' };

export type Key = keyof typeof keys;

/** Remote control that every tested browser supports. */
export interface Driver {
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** @returns a PNG */
  screenshot(): Promise<Uint8Array>;
  /** Uncaught errors of the page, and errors in its console. */
  problems(): Promise<Problems>;
  close(): Promise<void>;
}

export interface Problems {
  uncaught: string[];
  logged: string[];
}

/** One browser, or its emulation. */
export interface TestedBrowser {
  name: string;
  /** Whether docs/browsers.md promises the dashboard in this browser. */
  hasDashboard: boolean;
  /** The reason why this browser can't run here, with the install command. Absent if it can run. */
  missing?: string;
  launch(device: Device): Promise<Driver>;
}
