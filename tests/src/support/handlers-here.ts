import { setHandlerEnvironment } from '@thali/local/handler-environment';
import { inject } from 'vitest';

/**
 * Lets a test call use cases itself, with a clock or a fault of its own, on the same table and stand-ins
 * as the running platform. Call it before importing them.
 */
export function handlersHere({ hasRazorpayKeys = true } = {}): void {
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
