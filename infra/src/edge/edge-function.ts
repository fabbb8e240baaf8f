import { fileURLToPath } from 'node:url';
import {
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** A function that runs at the edge before the cache is asked; its code is the file of its name. */
export function viewerRequest(
  scope: Construct,
  name: 'viewer-headers' | 'site-document',
): FunctionAssociation {
  return {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new EdgeFunction(scope, name, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromFile({ filePath: edgeCode(name) }),
    }),
  };
}

function edgeCode(name: string): string {
  return fileURLToPath(new URL(`./${name}.js`, import.meta.url));
}
