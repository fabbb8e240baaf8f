import { documentOf, isPagePath, type SiteDocument } from '@thali/shared/site/document-of';
import { staticPages } from '@thali/shared/site/public-pages';
import { isSitePath } from '@thali/shared/site/site-paths';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { config } from '../config.ts';
import { noteFault } from '../invocations/invocation.ts';
import { documentHead } from './document-head.ts';
import {
  contentSecurityPolicy,
  documentResult,
  freshForSeconds,
  missingForSeconds,
} from './document-result.ts';
import { type DocumentHead, fillTemplate, textsOf } from './fill-template.ts';
import { findSubject, type Subject } from './find-subject.ts';
import { firstViewOf } from './first-view.ts';
import { type SiteFile, siteFiles } from './site-files.ts';
import { siteTemplate } from './site-templates.ts';
import { type ViewerVisit, viewerVisit } from './viewer-visit.ts';

type Result = APIGatewayProxyStructuredResultV2;

const html = 'text/html; charset=utf-8';

/** Answers the site's document for an address, with the data of the host's mess. */
export async function answerDocument(event: APIGatewayProxyEventV2): Promise<Result> {
  const { method } = event.requestContext.http;
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'Method not allowed');
  const visit = viewerVisit(event);
  if (!visit) return refusal(400, 'Bad request');
  const known = event.headers['if-none-match'];
  const file = siteFiles[visit.path];
  if (!file && !isPagePath(visit.path)) return refusal(404, 'Not found');
  const subject = await findSubject(visit).catch((cause: unknown) => {
    noteFault('storefront not read', { error: cause });
    return undefined;
  });
  if (file) return subject ? fileOf(file, visit, subject, known) : refusal(503, 'Please try again');
  return subject ? page(visit, subject, known) : pageAlone(visit);
}

async function page(
  visit: ViewerVisit,
  subject: Subject,
  known: string | undefined,
): Promise<Result> {
  const isKnownTenant = subject.kind !== 'unknown-tenant';
  const name = isKnownTenant ? documentOf(visit.path, visit.tenant) : 'index';
  const template = await siteTemplate(name);
  const head = documentHead(visit, subject, textsOf(template));
  const isKnownSubject = subject.kind === 'platform' || subject.kind === 'mess';
  const isFound = isKnownSubject && isSitePath(visit.path);
  const firstView = isFound ? await firstViewOf(visit, subject, head.island) : undefined;
  const policy = { css: head.css, ...(isFound && usesOf(visit, name)) };
  return documentResult(
    {
      status: isFound ? 200 : 404,
      contentType: html,
      body: fillDocument(template, { ...head, firstView }),
      cacheControl: isFound ? freshForSeconds : missingForSeconds,
      headers: { 'content-security-policy': contentSecurityPolicy(visit, policy) },
    },
    known,
  );
}

/**
 * The document without data, because the table did not answer. The status makes the edge serve its cached page. If it has
 * none, the browser loads the menu with this document.
 */
async function pageAlone(visit: ViewerVisit): Promise<Result> {
  const name = documentOf(visit.path, visit.tenant);
  const template = await siteTemplate(name);
  const { platformDomain } = visit;
  return documentResult(
    {
      status: 503,
      contentType: html,
      body: fillDocument(template, { platformDomain, metas: [], links: [] }),
      cacheControl: 'no-store',
      headers: {
        'content-security-policy': contentSecurityPolicy(visit, usesOf(visit, name)),
      },
    },
    undefined,
  );
}

/**
 * The uses of a page for its security policy. Staff pay plans and upload pictures in the `index` document. Guests pay only on
 * the payment page of an order.
 */
function usesOf({ path }: ViewerVisit, name: SiteDocument) {
  return {
    works: name === 'index' && !Object.hasOwn(staticPages, path),
    pays: name === 'storefront' && path.startsWith('/payment/'),
  };
}

/** Fills the template and adds the deployment's limits of inactivity and support address. */
function fillDocument(template: string, head: DocumentHead): string {
  const chosen = { inactivity: config.inactivityLimits, 'support-email': config.supportEmail };
  const metas = Object.entries(chosen).flatMap(([name, content]) =>
    content === undefined ? [] : [['name', name, content] as const],
  );
  return fillTemplate(template, { ...head, metas: [...head.metas, ...metas] });
}

async function fileOf(
  file: SiteFile,
  visit: ViewerVisit,
  subject: Subject,
  known: string | undefined,
): Promise<Result> {
  const body = subject.kind === 'unknown-tenant' ? undefined : await file.body(visit, subject);
  if (body === undefined) return refusal(404, 'Not found');
  const { contentType, cacheControl, contentSecurityPolicy: policy } = file;
  const headers = { 'content-security-policy': policy };
  return documentResult({ status: 200, contentType, body, cacheControl, headers }, known);
}

function refusal(status: number, text: string): Result {
  const contentType = 'text/plain; charset=utf-8';
  return documentResult(
    { status, contentType, body: `${text}\n`, cacheControl: 'no-store' },
    undefined,
  );
}
