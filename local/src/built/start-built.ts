import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment.ts';
import { repositoryRoot } from '../repository-root.ts';
import { readPort, runUntilStopped } from '../run-until-stopped.ts';
import { startBuiltPlatform } from './start-built-platform.ts';

// npm run start:built -- [--cdk-out FOLDER] [--fresh] [--razorpay]
await runUntilStopped(
  async () => {
    const { values } = parseArgs({
      options: {
        'cdk-out': { type: 'string' },
        fresh: { type: 'boolean', default: false },
        razorpay: { type: 'boolean', default: false },
      },
    });
    const cdkOut = values['cdk-out'];
    return startBuiltPlatform({
      port: readPort(),
      dataDir: resolve(repositoryRoot, readEnvironment('THALI_DATA_DIR') ?? '.local/built'),
      fresh: values.fresh,
      history: readEnvironment('THALI_HISTORY') !== 'none',
      inactivity: readEnvironment('THALI_INACTIVITY'),
      razorpay: values.razorpay,
      cdkOut: cdkOut && resolve(readEnvironment('INIT_CWD') ?? '.', cdkOut),
    });
  },
  { command: 'npm run start:built', remark: ', as it would be deployed' },
);
