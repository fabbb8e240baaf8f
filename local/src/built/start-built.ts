import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithNpm } from '../end-with-npm.ts';
import { readEnvironment } from '../environment.ts';
import { createPrinter } from '../printer.ts';
import { repositoryRoot } from '../repository-root.ts';
import { StartFailure } from '../start-failure.ts';
import { welcome } from '../welcome.ts';
import { startBuiltPlatform } from './start-built-platform.ts';

// npm run start:built -- [--cdk-out FOLDER] [--fresh] [--razorpay]
const printer = createPrinter({ quiet: false });
try {
  await start();
} catch (error) {
  if (error instanceof StartFailure) printer.problem(error.message);
  else printer.problem('Thali could not start', error);
  process.exit(1);
}

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'cdk-out': { type: 'string' },
      fresh: { type: 'boolean', default: false },
      razorpay: { type: 'boolean', default: false },
    },
  });
  let stop = async () => undefined as unknown;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void stop().finally(() => process.exit(0));
    });
  }
  endWithNpm(() => process.kill(process.pid, 'SIGTERM'));
  const cdkOut = values['cdk-out'];
  const platform = await startBuiltPlatform({
    port: Number(readEnvironment('PORT') ?? '8080'),
    dataDir: resolve(repositoryRoot, readEnvironment('THALI_DATA_DIR') ?? '.local/built'),
    fresh: values.fresh,
    history: readEnvironment('THALI_HISTORY') !== 'none',
    inactivity: readEnvironment('THALI_INACTIVITY'),
    razorpay: values.razorpay,
    cdkOut: cdkOut && resolve(readEnvironment('INIT_CWD') ?? '.', cdkOut),
  });
  let isStopping = false;
  stop = () => {
    isStopping = true;
    return platform.stop();
  };
  void platform.engineEnded.then(() => {
    if (isStopping) return;
    printer.problem('DynamoDB Local ended unexpectedly. Start again: npm run start:built');
    process.exit(1);
  });
  for (const line of welcome(platform)) printer.line(line);
  printer.line(`Thali is ready at ${platform.url}, as it would be deployed`);
}
