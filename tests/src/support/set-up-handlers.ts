import { setHandlerEnvironment } from '@thali/local/handler-environment';
import { inject } from 'vitest';

/**
 * Lets a test call use cases in its own process, for example with a changed clock. They use the table and stand-ins of
 * the running platform. Call it before the first import of a use case.
 */
export function setUpHandlers({ hasRazorpayKeys = true } = {}): void {
  setHandlerEnvironment({
    site: inject('platformUrl'),
    table: inject('tableName'),
    dynamo: inject('dynamoEndpoint'),
    aws: inject('awsEndpoint'),
    razorpay: inject('razorpayEndpoint'),
    push: inject('pushEndpoint'),
    pictures: inject('pictureEndpoint'),
    hasRazorpayKeys,
    connections: 'http://127.0.0.1:9/ws',
  });
}
