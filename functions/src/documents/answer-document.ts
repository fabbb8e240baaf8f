import { documentOf, isPagePath, type SiteDocument } from '@thali/shared/site/document-of';
import { isDevicePath } from '@thali/shared/site/kitchen-path';
import { staticPages } from '@thali/shared/site/public-pages';
import { isSitePath } from '@thali/shared/site/site-paths';
import { weekPagePattern } from '@thali/shared/site/week-paths';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { config } from '../config.ts';
import { isEdge } from '../http/require-edge.ts';
import { logFault } from '../invocations/invocation.ts';
import { documentHead } from './document-head.ts';
import { documentLanguage } from './document-language.ts';
import {
  contentSecurityPolicy,
  documentResult,
  notFoundCacheControl,
  pageCacheControl,
} from './document-result.ts';
import { type DocumentHead, fillTemplate, textsOf } from './fill-template.ts';
import { findSubject, type Subject } from './find-subject.ts';
import { firstViewOf } from './first-view.ts';
import { type SiteFile, siteFileAt } from './site-files.ts';
import { siteTemplate } from './site-templates.ts';
import { type ViewerVisit, viewerVisit } from './viewer-visit.ts';

type Result = APIGatewayProxyStructuredResultV2;

const html = 'text/html; charset=utf-8';

/**
 * Answers the site's document for an address, with the data of the host's mess. Refuses calls that bypass the edge.
 * Rule: security-8
 */
export async function answerDocument(event: APIGatewayProxyEventV2): Promise<Result> {
  if (!isEdge(event.headers['x-origin-secret'])) {
    return refusal(403, 'Please use the address of the site.');
  }
  const { method } = event.requestContext.http;
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'Method not allowed');
  const visit = viewerVisit(event);
  if (!visit) return refusal(400, 'Bad request');
  if (visit.hostTenant && /^\/menu\/?$/.test(visit.path)) return redirectToMenu(visit.hostTenant);
  const knownEtag = event.headers['if-none-match'];
  const file = siteFileAt(visit.path);
  if (!file && !isPagePath(visit.path)) return refusal(404, 'Not found');
  const subject = await findSubject(visit).catch((cause: unknown) => {
    logFault('storefront not read', { error: cause });
    return undefined;
  });
  if (file)
    return subject ? fileOf(file, visit, subject, knownEtag) : refusal(503, 'Please try again');
  return subject ? page(visit, subject, knownEtag) : pageWithoutData(visit);
}

async function page(
  visit: ViewerVisit,
  subject: Subject,
  knownEtag: string | undefined,
): Promise<Result> {
  const isKnownTenant = subject.kind !== 'unknown-tenant';
  const name = isKnownTenant ? documentOf(visit.path, visit.tenant) : 'index';
  const language = documentLanguage(visit, subject, name === 'storefront');
  const template = await siteTemplate(name, language);
  const head = documentHead(visit, subject, textsOf(template), language);
  const isKnownSubject = subject.kind === 'platform' || subject.kind === 'mess';
  const isFound = isKnownSubject && isSitePath(visit.path);
  const firstView = isFound ? await firstViewOf(visit, subject, head.island, language) : undefined;
  const policy = { css: head.css, ...(isFound && pagePermissions(visit, name)) };
  return documentResult(
    {
      status: isFound ? 200 : 404,
      contentType: html,
      body: fillDocument(template, { ...head, firstView }),
      cacheControl: isFound ? pageCacheControl : notFoundCacheControl,
      headers: { 'content-security-policy': contentSecurityPolicy(visit, policy) },
    },
    knownEtag,
  );
}

/**
 * Answers a document without data after a failed read of the table. The status 503 makes the edge serve its cached
 * page. If the edge has none, the browser gets this document and loads the menu itself.
 */
async function pageWithoutData(visit: ViewerVisit): Promise<Result> {
  const name = documentOf(visit.path, visit.tenant);
  const language = documentLanguage(visit, undefined, name === 'storefront');
  const template = await siteTemplate(name, language);
  const { platformDomain } = visit;
  return documentResult(
    {
      status: 503,
      contentType: html,
      body: fillDocument(template, { platformDomain, metas: [], links: [] }),
      cacheControl: 'no-store',
      headers: {
        'content-security-policy': contentSecurityPolicy(visit, pagePermissions(visit, name)),
      },
    },
    undefined,
  );
}

/**
 * The permissions that a page needs in its security policy. Staff pay plans and upload pictures in the `index`
 * document, but not on device screens or the page of a week. Guests pay only on the payment page of an order.
 */
function pagePermissions({ path }: ViewerVisit, name: SiteDocument) {
  return {
    isWorkspace:
      name === 'index' &&
      !Object.hasOwn(staticPages, path) &&
      !isDevicePath(path) &&
      !weekPagePattern.test(path),
    hasGuestPayment: name === 'storefront' && path.startsWith('/payment/'),
  };
}

/** Fills the template. Adds the inactivity limits and the support address of this deployment. */
function fillDocument(template: string, head: DocumentHead): string {
  const settings = { inactivity: config.inactivityLimits, 'support-email': config.supportEmail };
  const metas = Object.entries(settings).flatMap(([name, content]) =>
    content === undefined ? [] : [['name', name, content] as const],
  );
  return fillTemplate(template, { ...head, metas: [...head.metas, ...metas] });
}

async function fileOf(
  file: SiteFile,
  visit: ViewerVisit,
  subject: Subject,
  knownEtag: string | undefined,
): Promise<Result> {
  const body = subject.kind === 'unknown-tenant' ? undefined : await file.body(visit, subject);
  if (body === undefined) return refusal(404, 'Not found');
  const { contentType, cacheControl, contentSecurityPolicy: policy } = file;
  const headers = { 'content-security-policy': policy };
  return documentResult({ status: 200, contentType, body, cacheControl, headers }, knownEtag);
}

/** On a mess's own host, `/menu` redirects to the mess's menu. */
function redirectToMenu(subdomain: string): Result {
  return {
    statusCode: 302,
    headers: { location: `/menu/${subdomain}`, 'cache-control': 'no-store' },
  };
}

function refusal(status: number, text: string): Result {
  const contentType = 'text/plain; charset=utf-8';
  return documentResult(
    { status, contentType, body: `${text}\n`, cacheControl: 'no-store' },
    undefined,
  );
}
