/** A window as a phone has it, or as a desk has it. */
export type Device = 'phone' | 'desk';

export const sizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
};

/** As WebDriver writes keys. */
export const keys = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007' };

export type Key = keyof typeof keys;

/** What any browser can be made to do from outside, whatever its age. */
export interface Driver {
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** As PNG. */
  screenshot(): Promise<Uint8Array>;
  /** What the page did not catch, and what it wrote to the console as errors. */
  problems(): Promise<Problems>;
  close(): Promise<void>;
}

export interface Problems {
  uncaught: string[];
  logged: string[];
}

/** One browser, or its stand-in. */
export interface TestedBrowser {
  name: string;
  /** Whether the dashboard is promised to work in it. */
  hasDashboard: boolean;
  /** How to install it, where it is not on this machine. */
  missing?: string;
  launch(device: Device): Promise<Driver>;
}
