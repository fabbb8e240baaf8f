import { httpRoutes } from '@thali/functions/routes/route-table';
import { logout } from '@thali/shared/auth/logout.contract';
import { refreshSession } from '@thali/shared/auth/refresh-session.contract';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { enrollDevice } from '@thali/shared/kitchen/kitchen-devices.contract';
import { placeOrder } from '@thali/shared/orders/place-order.contract';
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { badReputation, visibility } from './managed-rules.ts';

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;
type Statement = CfnWebACL.StatementProperty;

/**
 * Maximum requests of one address in five minutes. Carriers and campuses put a whole mess behind one address, so
 * the limits fit 1,000 people at lunch, rounded up. Floods are several times larger. The limits in the functions
 * are far stricter and apply first.
 */
export const rateLimits = {
  /**
   * 1,000 open order pages that poll every 15 seconds make 20,000 requests. 1,000 first visits of 20 files make
   * another 20,000. The rest is for browsing.
   */
  anything: 60_000,
  /**
   * A menu may have megabytes, so menus cause most of the egress cost. 1,000 open menus poll every 15 seconds without
   * a live link, and 1,000 first visits make two requests each.
   */
  menus: 24_000,
  /** Every browser accepts compression. A menu without compression is ten times as large. */
  uncompressedMenus: 100,
  /** 1,000 orders within five minutes, with three attempts each on a bad network. */
  placing: 3000,
  /** 1,000 sign-ins within five minutes, a few with a second attempt. */
  identity: 1500,
  /**
   * The functions send at most 300 codes to an address in an hour, so a crowd never makes 300 requests in five minutes.
   */
  codes: 300,
  /**
   * For addresses that Amazon has seen in attacks. Legitimate phones behind such an address stay below this limit.
   */
  identityOfBadRepute: 100,
} as const;

/** The same error envelope as from our functions. */
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

/** The narrow rules come first, so that each rule blocks only its own calls. */
export function rateRules(): Rule[] {
  const { codes, identity, placing } = guardedCalls();
  const hasBadReputation: Statement = {
    labelMatchStatement: { scope: 'NAMESPACE', key: badReputation },
  };
  return [
    rule('codes', anyOf(codes)),
    rule('identityOfBadRepute', {
      andStatement: { statements: [hasBadReputation, anyOf(identity)] },
    }),
    rule('identity', anyOf(identity)),
    rule('placing', anyOf(placing)),
    rule('uncompressedMenus', {
      andStatement: { statements: [isMenu, ...['gzip', 'br'].map(doesNotAccept)] },
    }),
    rule('menus', isMenu),
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
    visibilityConfig: visibility(name),
  };
}

function anyOf(paths: readonly string[]): Statement {
  return { andStatement: { statements: [isPost, ...oneOf(paths.map((path) => isPath(path)))] } };
}

/** WAF needs at least two statements in an "or". */
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

/** The paths of the largest answers: whole menus from the API and in documents of a mess, and the list of messes. */
export const menuPaths =
  '^/(api/(storefront/.*|board/menu/?|vendors/?|vendors/[^/]+/(menu-items|menu-categories|option-groups|week-menu)/?)|menu/.*|customer/?)?$';

const isMenu: Statement = {
  regexMatchStatement: {
    fieldToMatch: { uriPath: {} },
    regexString: menuPaths,
    textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
  },
};

function doesNotAccept(encoding: string): Statement {
  return {
    notStatement: {
      statement: {
        byteMatchStatement: {
          fieldToMatch: { singleHeader: { Name: 'accept-encoding' } },
          positionalConstraint: 'CONTAINS',
          searchString: encoding,
          textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
        },
      },
    },
  };
}

function isPath(path: string): Statement {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'EXACTLY',
      searchString: path,
      // Without decoding, a path with %61 instead of `a` would bypass the rule and still reach the same route.
      textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
    },
  };
}

/** Excluded, because every open page renews its session every 15 minutes. */
const sessionCalls: readonly string[] = [refreshSession.name, logout.name];
const codeCalls: readonly string[] = ['requestOtp', 'forgotPassword', 'sendContactCode'];

/** Paths of calls that cost money, or that let a guest guess codes and passwords. */
function guardedCalls() {
  const identity = httpRoutes
    .filter(({ fn, contract }) => fn === 'auth' || contract === enrollDevice)
    .map(({ contract }): AnyHttpContract => contract)
    .filter(({ method }) => method === 'POST')
    .filter(({ name, callers }) => callers.includes('guest') || codeCalls.includes(name))
    .filter(({ name }) => !sessionCalls.includes(name));
  return {
    codes: identity.filter(({ name }) => codeCalls.includes(name)).map(pathOf),
    identity: identity.map(pathOf),
    placing: [pathOf(placeOrder)],
  };
}

function pathOf({ path }: { path: string }): string {
  return `/api${path}`;
}
