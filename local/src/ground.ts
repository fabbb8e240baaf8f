import type { Closers } from './closers.ts';
import type { DynamoStorage, SharedDynamo } from './engines/start-dynamo.ts';
import type { Printer } from './printer.ts';

/** What a backend is started on. */
export interface Ground {
  folder: string;
  storage: DynamoStorage | SharedDynamo;
  siteUrl: string;
  printer: Printer;
  closers: Closers;
}
