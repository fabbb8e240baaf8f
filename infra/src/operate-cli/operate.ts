import { runOperate } from './run-operate.ts';

process.exitCode = await runOperate(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
});
