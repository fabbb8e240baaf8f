import middy from '@middy/core';
import type { AnyHttpContract, InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Context } from 'aws-lambda';
import { busy } from '../aws/transient-faults.ts';
import { invocation } from '../invocations/invocation.ts';
import type { Actor } from './actor.ts';
import { answerErrors } from './answer-errors.ts';
import { answerJson } from './answer-json.ts';
import { auditAdmin } from './audit-admin.ts';
import { authenticate } from './authenticate.ts';
import { authorizeRole, authorizeTenant } from './authorize.ts';
import { authorizeRight } from './authorize-right.ts';
import { callerAddress, viewerHost } from './caller-address.ts';
import { logTeamActions } from './log-team-actions.ts';
import { matchRoute } from './match-route.ts';
import { parseBody } from './parse-body.ts';
import type {
  AnyUseCase,
  HttpEvent,
  HttpResult,
  MatchedRoute,
  RequestContext,
} from './pipeline.ts';
import { requireEdge } from './require-edge.ts';
import { validateInput } from './validate-input.ts';

/** The pipeline ends this long before Lambda's time-out, so it can still answer. */
const timeoutEarlyInMillis = 250;

/** The fields of a route that this file needs. */
interface HttpRoute {
  contract: AnyHttpContract;
}

/** A use case for each route, under its contract's name. */
type UseCasesOf<Routes extends readonly HttpRoute[]> = {
  [Route in Routes[number] as Route['contract']['name']]: (
    actor: Actor,
    input: InputOf<Route['contract']>,
    context: RequestContext,
  ) => Promise<OutputOf<Route['contract']>>;
};

/**
 * The Lambda handler of one HTTP function. Every route passes the same steps. If a use case is missing or unknown,
 * the code does not compile.
 */
export function httpFunction<const Routes extends readonly HttpRoute[]>(
  ownRoutes: Routes,
  useCases: UseCasesOf<Routes>,
) {
  const useCaseByName: Record<string, unknown> = useCases;
  const routes = new Map<string, MatchedRoute>(
    ownRoutes.map(({ contract }) => [
      `${contract.method} /api${contract.path}`,
      { contract, useCase: useCaseByName[contract.name] as AnyUseCase },
    ]),
  );
  const pipeline = middy<HttpEvent, HttpResult, Error, Context>({
    timeoutEarlyInMillis,
    timeoutEarlyResponse: throwBusy,
  })
    .use(answerErrors())
    .use(requireEdge())
    .use(matchRoute(routes))
    .use(answerJson())
    .use(authenticate())
    .use(authorizeRole())
    .use(parseBody())
    .use(validateInput())
    .use(authorizeTenant())
    .use(authorizeRight())
    .use(auditAdmin())
    .use(logTeamActions())
    .handler(runUseCase);
  return (event: HttpEvent, context: Context): Promise<HttpResult> =>
    invocation({ request_id: event.requestContext.requestId, route: event.routeKey }, () =>
      pipeline(event, context),
    );
}

/**
 * Answers before Lambda's own time-out, because that would cause a 500. Several slow services can use up the time.
 */
function throwBusy(): never {
  throw busy(new Error('The function ran out of time'));
}

async function runUseCase(event: HttpEvent): Promise<HttpResult> {
  const { route, actor, input, requestId, cookies, responseHeaders, responseCookies } = event.state;
  const output = await route.useCase(actor, input as never, {
    requestId,
    cookies,
    sourceIp: callerAddress(event),
    viewerHost: viewerHost(event),
    setHeader: (header, value) => {
      responseHeaders[header] = value;
    },
    setCookie: (cookie) => {
      responseCookies.push(cookie);
    },
  });
  // `answerJson` turns the use case's output into the HTTP answer.
  return output as HttpResult;
}
