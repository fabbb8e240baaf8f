import { httpRoutes } from '@thali/functions/routes/route-table';
import { countedRules } from '@thali/infra/edge/firewall/managed-rules';
import { menuPaths, rateLimits } from '@thali/infra/edge/firewall/rate-rules';
import { errorStatus } from '@thali/shared/http/error-codes';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { describe, expect, it } from 'vitest';
import { findOnly, minimalStage, synthesize } from './synthesize.ts';

interface Rule {
  Name: string;
  Priority: number;
  Action?: { Block: { CustomResponse: Record<string, unknown> } };
  OverrideAction?: object;
  Statement: {
    RateBasedStatement?: {
      AggregateKeyType: string;
      Limit: number;
      EvaluationWindowSec: number;
      ScopeDownStatement?: object;
    };
    ManagedRuleGroupStatement?: {
      Name: string;
      RuleActionOverrides: { Name: string; ActionToUse: object }[];
    };
  };
}

const platform = synthesize();
const acl = findOnly(platform.edge ?? {}, 'AWS::WAFv2::WebACL').resource.Properties;
const rules = acl.Rules as Rule[];

describe('the firewall', () => {
  it('protects CloudFront from us-east-1, also without a domain', () => {
    expect(acl).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    expect(platform.stacks.edge?.region).toBe('us-east-1');
    const { DistributionConfig } = findOnly(platform.stateless, 'AWS::CloudFront::Distribution')
      .resource.Properties as { DistributionConfig: { WebACLId: unknown } };
    expect(JSON.stringify(DistributionConfig.WebACLId)).toContain('WebAcl');
  });

  it('counts requests per address over five minutes, and refuses in the format of our functions', () => {
    const rateRules = rules.filter(({ Statement }) => Statement.RateBasedStatement);
    expect(
      Object.fromEntries(
        rateRules.map(({ Name, Statement }) => [Name, Statement.RateBasedStatement?.Limit]),
      ),
    ).toEqual(rateLimits);
    for (const { Action, Statement } of rateRules) {
      expect(Statement.RateBasedStatement).toMatchObject({
        AggregateKeyType: 'IP',
        EvaluationWindowSec: 300,
      });
      expect(Action?.Block.CustomResponse).toMatchObject({
        ResponseCode: errorStatus.TOO_MANY_REQUESTS,
        CustomResponseBodyKey: 'TooManyRequests',
        ResponseHeaders: [{ Name: 'Retry-After', Value: '60' }],
      });
    }
    const bodies = acl.CustomResponseBodies as Record<string, { Content: string }>;
    expect(JSON.parse(bodies.TooManyRequests?.Content ?? '')).toMatchObject({
      error: expect.any(String),
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it('allows a thousand people at lunch behind one address', () => {
    const people = 1000;
    const pollsInFiveMinutes = 300 / 15;
    const filesPerFirstVisit = 20;
    expect(rateLimits.anything).toBeGreaterThan(people * (pollsInFiveMinutes + filesPerFirstVisit));
    expect(rateLimits.menus).toBeGreaterThan(people * (pollsInFiveMinutes + 2));
    expect(rateLimits.placing).toBeGreaterThanOrEqual(people * 3);
    expect(rateLimits.identity).toBeGreaterThan(people);
  });

  it('has lower limits only for calls that begin a session, send a code or place an order', () => {
    expect(pathsOf('placing')).toEqual(['/api/orders']);
    expect(pathsOf('codes')).toEqual([
      '/api/auth/contact-code',
      '/api/auth/forgot-password',
      '/api/auth/request-otp',
    ]);
    const identity = httpRoutes
      .filter(({ fn, contract }) => fn === 'auth' && contract.method === 'POST')
      .map(({ contract }) => `/api${contract.path}`)
      .filter((path) => !/refresh|logout|change-password/.test(path))
      .concat('/api/kitchen-devices');
    expect(pathsOf('identity')).toEqual(identity.sort());
    expect(pathsOf('identityOfBadRepute')).toEqual(identity.sort());
    expect(pathsOf('anything')).toEqual([]);
  });

  it('limits menus, because they are the largest answers, and uncompressed menus most strictly', () => {
    const scopeOf = (name: string) =>
      JSON.stringify(rules.find(({ Name }) => Name === name)?.Statement.RateBasedStatement);
    for (const name of ['menus', 'uncompressedMenus']) {
      expect(scopeOf(name)).toContain(JSON.stringify(menuPaths));
    }
    for (const encoding of ['gzip', 'br']) {
      expect(scopeOf('uncompressedMenus')).toContain(
        `{"NotStatement":{"Statement":{"ByteMatchStatement":{"FieldToMatch":{"SingleHeader":{"Name":"accept-encoding"}},"PositionalConstraint":"CONTAINS","SearchString":"${encoding}"`,
      );
    }
    const isMenu = (path: string) => new RegExp(menuPaths).test(path);
    const menus = ['/', '/menu/demo', '/menu/demo/week', '/menu/demo/week.ics', '/customer'];
    expect(menus.filter((path) => !isMenu(path))).toEqual([]);
    expect(['/assets/a.js', '/api/orders', '/customer/orders', '/kitchen'].filter(isMenu)).toEqual(
      [],
    );
    // A public call outside the rule answers a few kilobytes at most.
    const contracts = httpRoutes.map(({ contract }): AnyHttpContract => contract);
    const small = contracts.filter(
      ({ method, callers, path }) =>
        method === 'GET' &&
        callers.includes('guest') &&
        !isMenu(`/api${path.replaceAll(/\{\w+\}/g, 'ABCDEFGHJK')}`),
    );
    expect(small.map(({ name }) => name).sort()).toEqual([
      ...['checkSubdomain', 'findTable', 'getBill', 'getHealth', 'getMenuQr', 'getOrder'],
      ...['getPaymentSession', 'getPushKey', 'getVendor', 'getVendorBySubdomain'],
      ...['getVendorProfile', 'listSlots'],
    ]);
  });

  it('runs the rule groups of Amazon first, because a rate rule reads their labels', () => {
    const names = [...rules].sort((a, b) => a.Priority - b.Priority).map(({ Name }) => Name);
    expect(new Set(rules.map(({ Priority }) => Priority)).size).toBe(rules.length);
    expect(names.indexOf('AWSManagedRulesAmazonIpReputationList')).toBeLessThan(
      names.indexOf('identityOfBadRepute'),
    );
  });

  it('lets every rule of Amazon block, except rules with a written reason', () => {
    const groups = rules.flatMap(({ OverrideAction, Statement }) => {
      if (!Statement.ManagedRuleGroupStatement) return [];
      expect(OverrideAction).toEqual({ None: {} });
      return [Statement.ManagedRuleGroupStatement];
    });
    expect(groups.map(({ Name }) => Name)).toEqual([
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesCommonRuleSet',
    ]);
    const reasons: Record<string, Record<string, string>> = countedRules;
    for (const { Name, RuleActionOverrides } of groups) {
      const countedNames = RuleActionOverrides.map((override) => {
        expect(override.ActionToUse).toEqual({ Count: {} });
        return override.Name;
      });
      expect(countedNames).toEqual(Object.keys(reasons[Name] ?? {}));
    }
  });

  it('keeps tokens, queries and bodies out of its samples', () => {
    const { DataProtections } = acl.DataProtectionConfig as {
      DataProtections: { Action: string; Field: { FieldType: string; FieldKeys?: string[] } }[];
    };
    const hiddenFields = DataProtections.map(({ Action, Field }) => {
      expect(Action).toBe('SUBSTITUTION');
      return Field.FieldKeys?.[0] ?? Field.FieldType;
    });
    const secretHeaders = ['authorization', 'cookie', 'x-tracking-token', 'x-payment-session'];
    expect(hiddenFields).toEqual(
      expect.arrayContaining([...secretHeaders, 'x-acting', 'QUERY_STRING', 'BODY']),
    );
  });
});

describe('the firewall’s log', () => {
  const edge = platform.edge ?? {};
  const { Properties } = findOnly(edge, 'AWS::WAFv2::LoggingConfiguration').resource;

  it('records blocked and counted requests, and no allowed requests', () => {
    expect(Properties.LoggingFilter).toEqual({
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'].map((Action) => ({
            ActionCondition: { Action },
          })),
        },
      ],
    });
    // The data protection of the firewall keeps tokens, queries and bodies out of the log.
    expect(acl).toHaveProperty('DataProtectionConfig');
  });

  it('goes to a log group with the name that AWS requires, for 30 days', () => {
    const group = findOnly(edge, 'AWS::Logs::LogGroup').resource.Properties;
    expect(group).toMatchObject({ LogGroupName: 'aws-waf-logs-thali-dev', RetentionInDays: 30 });
    expect((Properties.LogDestinationConfigs as unknown[]).map(platform.render)).toEqual([
      'arn:aws:logs:us-east-1:<AWS::AccountId>:log-group:aws-waf-logs-thali-dev',
    ]);
  });
});

it('a deployment without firewall and domain needs nothing in us-east-1', () => {
  const { stacks, stateless } = synthesize(minimalStage);
  expect(stacks.edge).toBeUndefined();
  const { DistributionConfig } = findOnly(stateless, 'AWS::CloudFront::Distribution').resource
    .Properties as { DistributionConfig: object };
  expect(DistributionConfig).not.toHaveProperty('WebACLId');
});

function pathsOf(name: string): string[] {
  const rule = rules.find(({ Name }) => Name === name);
  const scope = JSON.stringify(rule?.Statement.RateBasedStatement?.ScopeDownStatement ?? {});
  return [...scope.matchAll(/"SearchString":"(\/[^"]*)"/g)].map(([, path]) => path ?? '').sort();
}
