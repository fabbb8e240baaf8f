import type { CatchAllRoute } from '@thali/functions/routes/route-types';
import type { Invoker } from '../lambda/invoker.ts';
import type { Printer } from '../printer.ts';
import { answerBy, type Respond } from './http-api.ts';

/** The edge keeps a page for seconds; a browser asks again each time. */
const edgeHeaders = (given: Record<string, string>) => ({ ...given, 'cache-control': 'no-cache' });

/** Stands in for CloudFront before the documents: whatever is no file is a page of the site. */
export function sitePages(
  routes: readonly CatchAllRoute[],
  invoker: Invoker,
  printer: Printer,
): Respond {
  const route = routes.find(({ answers }) => answers === 'documents');
  if (!route) throw new Error('The route table has no documents');
  const { routeKey, fn } = route;
  return (request, response, url) =>
    answerBy(
      { routeKey, fn, pathParameters: {} },
      { request, response, url, edgeHeaders, isCompressed: true },
      { invoker, printer },
    );
}
