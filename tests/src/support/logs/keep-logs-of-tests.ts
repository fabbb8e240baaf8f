import { inject } from 'vitest';
import { keepLogs } from './keep-logs.ts';

/** Before each file of tests: its process may run handlers of its own. */
keepLogs(inject('logFolder'));
