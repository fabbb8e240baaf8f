import { httpRoutes } from '@thali/functions/routes/route-table';
import { logout } from '@thali/shared/auth/logout.contract';
import { refreshSession } from '@thali/shared/auth/refresh-session.contract';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { enrollDevice } from '@thali/shared/kitchen/kitchen-devices.contract';
import { placeOrder } from '@thali/shared/orders/place-order.contract';
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { badRepute, seen } from './managed-rules.ts';

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;
type Statement = CfnWebACL.StatementProperty;

/**
 * Requests that one address may send in five minutes. Carriers and campuses put a whole mess behind one, so
 * the figures are those of 1,000 people at lunch, rounded up; floods are several times larger. The functions' own
 * limits (codes for each phone and address, guesses, an order's own key) are far stricter and answer first.
 */
export const rateLimits = {
  /**
   * With every live link down, 1,000 open order pages ask each 15 seconds: 20,000. As many first visits of
   * some 20 files: 20,000. The rest is for those who look around.
   */
  anything: 60_000,
  /** All 1,000 order within five minutes, and each tries three times in a bad network. */
  placing: 3000,
  /** All 1,000 sign in within five minutes, a few with a second try. */
  identity: 1500,
  /** The functions send 300 codes to an address in an hour; who asks as often in five minutes is no crowd. */
  codes: 300,
  /** From an address that Amazon has seen in attacks: enough for the honest phones behind it. */
  identityOfBadRepute: 100,
} as const;

/** A function of ours would answer the same way. */
export const tooManyRequests: Record<string, CfnWebACL.CustomResponseBodyProperty> = {
  TooManyRequests: {
    contentType: 'APPLICATION_JSON',
    content: JSON.stringify({
      error: 'Too many requests. Please try again in a minute.',
      code: 'TOO_MANY_REQUESTS',
      request_id: 'edge',
    }),
  },
};

/** The narrow ones first: each stops only what it is for. */
export function rateRules(): Rule[] {
  const { codes, identity, placing } = guardedCalls();
  const ofBadRepute: Statement = {
    labelMatchStatement: { scope: 'NAMESPACE', key: badRepute },
  };
  return [
    rule('codes', anyOf(codes)),
    rule('identityOfBadRepute', { andStatement: { statements: [ofBadRepute, anyOf(identity)] } }),
    rule('identity', anyOf(identity)),
    rule('placing', anyOf(placing)),
    rule('anything'),
  ];
}

function rule(name: keyof typeof rateLimits, scopeDownStatement?: Statement): Rule {
  return {
    name,
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          customResponseBodyKey: 'TooManyRequests',
          responseHeaders: [{ name: 'Retry-After', value: '60' }],
        },
      },
    },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit: rateLimits[name],
        evaluationWindowSec: 300,
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
    visibilityConfig: seen(name),
  };
}

function anyOf(paths: readonly string[]): Statement {
  return { andStatement: { statements: [isPost, ...oneOf(paths.map(isPath))] } };
}

/** WAF takes an "or" of two and more only. */
function oneOf(statements: Statement[]): Statement[] {
  return statements.length < 2 ? statements : [{ orStatement: { statements } }];
}

const isPost: Statement = {
  byteMatchStatement: {
    fieldToMatch: { method: {} },
    positionalConstraint: 'EXACTLY',
    searchString: 'POST',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
};

function isPath(path: string): Statement {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'EXACTLY',
      searchString: path,
      // Otherwise %61 for an a would be another path here and the same one at the gateway.
      textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
    },
  };
}

/** Every open page renews its session each quarter of an hour: that is no guessing. */
const sessionsGoingOn: readonly string[] = [refreshSession.name, logout.name];
const sending: readonly string[] = ['requestOtp', 'forgotPassword'];

/** The calls, by path, that cost something or can be guessed at before anybody has signed in. */
function guardedCalls() {
  const identity = httpRoutes
    .filter(({ fn, contract }) => fn === 'auth' || contract === enrollDevice)
    .map(({ contract }): AnyHttpContract => contract)
    .filter(({ method, callers }) => method === 'POST' && callers.includes('guest'))
    .filter(({ name }) => !sessionsGoingOn.includes(name));
  return {
    codes: identity.filter(({ name }) => sending.includes(name)).map(pathOf),
    identity: identity.map(pathOf),
    placing: [pathOf(placeOrder)],
  };
}

function pathOf({ path }: { path: string }): string {
  return `/api${path}`;
}
