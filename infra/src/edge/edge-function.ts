import { fileURLToPath } from 'node:url';
import {
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** The function that runs at the edge before the cache is asked, for all that goes to our functions. */
export function viewerHeaders(scope: Construct): FunctionAssociation {
  const filePath = fileURLToPath(new URL('./viewer-headers.js', import.meta.url));
  return {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new EdgeFunction(scope, 'viewer-headers', {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromFile({ filePath }),
    }),
  };
}
