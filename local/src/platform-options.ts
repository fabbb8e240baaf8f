import type { Closers } from './closers.ts';
import type { DynamoStorage, SharedDynamo } from './engines/start-dynamo.ts';
import type { Printer } from './printer.ts';

export interface PlatformOptions {
  /** 0 for a free one. */
  port: number;
  /** Left out, a temporary folder that goes with the platform. */
  dataDir?: string;
  /** Starts with an empty database. */
  fresh?: boolean;
  /** Built when its sources changed, none, a folder, or a development server's address. */
  site: 'build' | 'skip' | { folder: string } | { proxy: string };
  /** Whether to load the demo's past orders in the background. */
  history: boolean;
  /** Figures of inactivity other than the defaults, as JSON. */
  inactivity?: string | undefined;
  /** Payments through the stand-in Razorpay, signed on both sides; left out, they are mocks. */
  razorpay?: boolean;
  /** Guests pay in a Checkout of this machine; left out, the site asks for Razorpay's own. */
  localCheckout?: boolean;
  /** In memory, or in an engine that runs already; left out, in the data folder. For tests that never restart. */
  database?: 'memory' | SharedDynamo;
  /** Nothing happens by itself: no stream consumers, schedules or sweeps. For benches that fill the table. */
  isStill?: boolean;
  /** Prints problems only. */
  quiet?: boolean;
}

export interface Platform {
  url: string;
  port: number;
  tableName: string;
  endpoints: {
    dynamo: string;
    aws: string;
    connections: string;
    razorpay: string;
    push: string;
    pictures: string;
  };
  /** Settles when the demo's past orders are there. */
  historyLoaded: Promise<void>;
  /** Settles when the database engine has ended, however it ended. */
  engineEnded: Promise<unknown>;
  stop(): Promise<void>;
}

/** What a backend is started with. */
export interface BackendContext {
  folder: string;
  storage: DynamoStorage | SharedDynamo;
  siteUrl: string;
  printer: Printer;
  closers: Closers;
}
