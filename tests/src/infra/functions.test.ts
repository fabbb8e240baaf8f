import { functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { describe, expect, it } from 'vitest';
import { environmentIn, lambdasOf } from './function-resources.ts';
import { everything, nothing, ofType, synthesize, theOnly } from './synthesize.ts';

const platform = synthesize(everything);
const lambdas = lambdasOf(platform);

it('makes exactly the functions of the route table', () => {
  expect([...lambdas.keys()].sort()).toEqual(Object.keys(functionSettings).sort());
});

describe.each(Object.entries(functionSettings))('the function %s', (fn, settings) => {
  const resource = lambdas.get(fn)?.resource;
  if (!resource) throw new Error(`No Lambda for ${fn}`);

  it('runs as its settings say', () => {
    expect(resource.Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: settings.memoryMb,
      Timeout: settings.timeoutSeconds,
      TracingConfig: { Mode: 'Active' },
    });
  });

  it('has exactly the environment that its settings name', () => {
    const names = Object.keys(environmentIn(resource)).sort();
    const powertools = ['POWERTOOLS_METRICS_NAMESPACE', 'POWERTOOLS_SERVICE_NAME'];
    expect(names).toEqual([...settings.environment, ...powertools].sort());
  });

  it('writes to a log group that forgets', () => {
    const { LogGroup } = resource.Properties.LoggingConfig as { LogGroup: unknown };
    const logGroup = platform.all[platform.render(LogGroup).slice(1, -1)];
    expect(logGroup?.Properties).toMatchObject({ RetentionInDays: 30 });
  });
});

it('points the environment at the resources of this stage', () => {
  const table = theOnly(platform.stateful, 'AWS::DynamoDB::Table').id;
  const pool = theOnly(platform.identity, 'AWS::Cognito::UserPool').id;
  const secret = theOnly(platform.stateful, 'AWS::SecretsManager::Secret').id;
  const sockets = ofType(platform.stateless, 'AWS::ApiGatewayV2::Api').find(
    ([, api]) => api.Properties.ProtocolType === 'WEBSOCKET',
  )?.[0];
  expect(renderedEnvironment('live')).toMatchObject({
    TABLE_NAME: `<${table}>`,
    USER_POOL_ID: `<${pool}>`,
    JWKS_URL: `<${pool}.ProviderURL>/.well-known/jwks.json`,
    ORDER_SECRET_ID: `<${secret}>`,
    WEBSOCKET_URL: `https://<${sockets}>.execute-api.ap-south-1.<AWS::URLSuffix>/ws`,
  });
  const clients = ofType(platform.identity, 'AWS::Cognito::UserPoolClient');
  for (const role of ['student', 'vendor', 'admin']) {
    const id = clients.find(([, client]) => client.Properties.ClientName === role)?.[0];
    expect(renderedEnvironment('live')[`CLIENT_ID_${role.toUpperCase()}`]).toBe(`<${id}>`);
  }
});

it('counts each function’s metrics under its stage and its own name', () => {
  expect(renderedEnvironment('orders')).toMatchObject({
    POWERTOOLS_METRICS_NAMESPACE: 'Thali/prod',
    POWERTOOLS_SERVICE_NAME: 'orders',
  });
});

it('tells the documents where people write to the operator', () => {
  expect(renderedEnvironment('documents').SUPPORT_EMAIL).toBe('help@mail.example');
});

it('tells the documents the deployment’s own figures of inactivity, if it has any', () => {
  const { inactivity } = everything;
  expect(JSON.parse(renderedEnvironment('documents').INACTIVITY_LIMITS ?? '')).toEqual(inactivity);
  for (const context of [{}, nothing]) {
    const documents = lambdasOf(synthesize(context)).get('documents');
    expect(documents && environmentIn(documents.resource)).not.toHaveProperty('INACTIVITY_LIMITS');
  }
});

it('reports the release that was deployed', () => {
  expect(renderedEnvironment('platform').RELEASE).toBe('r-42');
});

function renderedEnvironment(fn: FunctionName): Record<string, string> {
  const resource = lambdas.get(fn)?.resource;
  const entries = Object.entries(resource ? environmentIn(resource) : {});
  return Object.fromEntries(entries.map(([name, value]) => [name, platform.render(value)]));
}
