import { functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { describe, expect, it } from 'vitest';
import { environmentIn, lambdaOf, lambdasOf } from './function-resources.ts';
import { findOnly, fullStage, minimalStage, ofType, synthesize } from './synthesize.ts';

const platform = synthesize(fullStage);

it('creates exactly the functions of the route table', () => {
  expect([...lambdasOf(platform).keys()].sort()).toEqual(Object.keys(functionSettings).sort());
});

describe.each(Object.keys(functionSettings) as FunctionName[])('the function %s', (fn) => {
  const settings = functionSettings[fn];
  const { resource } = lambdaOf(platform, fn);

  it('has the runtime, memory and timeout of its settings', () => {
    expect(resource.Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: settings.memoryMb,
      Timeout: settings.timeoutSeconds,
      TracingConfig: { Mode: 'Active' },
    });
  });

  it('has exactly the environment variables of its settings', () => {
    const names = Object.keys(environmentIn(resource)).sort();
    const powertools = ['POWERTOOLS_METRICS_NAMESPACE', 'POWERTOOLS_SERVICE_NAME'];
    expect(names).toEqual([...settings.environment, ...powertools].sort());
  });

  it('writes to a log group that keeps lines for 30 days, without Lambda’s lines of successful runs', () => {
    const { LogGroup, ...logging } = resource.Properties.LoggingConfig as { LogGroup: unknown };
    expect(logging).toEqual({ LogFormat: 'JSON', SystemLogLevel: 'WARN' });
    const logGroup = platform.all[platform.render(LogGroup).slice(1, -1)];
    expect(logGroup?.Properties).toMatchObject({ RetentionInDays: 30 });
  });
});

it('sets the environment to the resources of this stage', () => {
  const table = findOnly(platform.stateful, 'AWS::DynamoDB::Table').id;
  const pool = findOnly(platform.identity, 'AWS::Cognito::UserPool').id;
  const secret = findOnly(platform.stateful, 'AWS::SecretsManager::Secret').id;
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

it('writes metrics under the names of the stage and the function', () => {
  expect(renderedEnvironment('orders')).toMatchObject({
    POWERTOOLS_METRICS_NAMESPACE: 'Thali/prod',
    POWERTOOLS_SERVICE_NAME: 'orders',
  });
});

it('gives the documents the support address', () => {
  expect(renderedEnvironment('documents').SUPPORT_EMAIL).toBe('help@mail.example');
});

it('gives the documents the inactivity limits, only if the deployment sets them', () => {
  const { inactivity } = fullStage;
  expect(JSON.parse(renderedEnvironment('documents').INACTIVITY_LIMITS ?? '')).toEqual(inactivity);
  for (const context of [{}, minimalStage]) {
    const { resource } = lambdaOf(synthesize(context), 'documents');
    expect(environmentIn(resource)).not.toHaveProperty('INACTIVITY_LIMITS');
  }
});

it('reports the deployed release', () => {
  expect(renderedEnvironment('platform').RELEASE).toBe('r-42');
});

function renderedEnvironment(fn: FunctionName): Record<string, string> {
  const entries = Object.entries(environmentIn(lambdaOf(platform, fn).resource));
  return Object.fromEntries(entries.map(([name, value]) => [name, platform.render(value)]));
}
