import { App } from 'aws-cdk-lib';
import { addThali } from './add-thali.ts';

const app = new App();
addThali(app);
app.synth();
