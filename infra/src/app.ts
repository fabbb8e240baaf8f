import { App } from 'aws-cdk-lib';
import { addThali } from './add-thali.ts';
import { SettingError } from './options.ts';

const app = new App();
try {
  addThali(app);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
app.synth();
