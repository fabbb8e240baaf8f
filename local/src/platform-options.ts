import type { Closers } from './closers.ts';
import type { DynamoStorage, SharedDynamo } from './engines/start-dynamo.ts';
import type { Printer } from './printer.ts';

export interface PlatformOptions {
  /** 0 for any free port. */
  port: number;
  /** By default a temporary folder, deleted with the platform. */
  dataDir?: string;
  /** Starts with an empty database. */
  fresh?: boolean;
  /** Builds changed sources, serves no site, serves a folder, or forwards to a development server. */
  site: 'build' | 'skip' | { folder: string } | { proxy: string };
  /** Whether to load the demo's past orders in the background. */
  history: boolean;
  /** Inactivity limits other than the defaults, as JSON. */
  inactivity?: string | undefined;
  /** Whether payments use the Razorpay stand-in. Otherwise they are mocks. */
  razorpay?: boolean;
  /** Whether guests pay in a local Checkout. Otherwise the site loads Razorpay's Checkout. */
  localCheckout?: boolean;
  /** In memory or in a running engine, for tests that never restart. By default in the data folder. */
  database?: 'memory' | SharedDynamo;
  /** Runs no stream consumers, schedules or sweeps. For benchmarks that fill the table. */
  hasNoBackgroundWork?: boolean;
  /** Prints problems only. */
  quiet?: boolean;
}

export interface Platform {
  url: string;
  port: number;
  tableName: string;
  endpoints: Record<'dynamo' | 'aws' | 'connections' | 'razorpay' | 'push' | 'pictures', string>;
  /** Settles when the demo's past orders are loaded. */
  historyLoaded: Promise<void>;
  /** Settles when the database engine has ended, for any reason. */
  engineEnded: Promise<unknown>;
  stop(): Promise<void>;
}

/** The input to start a backend. */
export interface BackendContext {
  folder: string;
  storage: DynamoStorage | SharedDynamo;
  siteUrl: string;
  printer: Printer;
  closers: Closers;
}
