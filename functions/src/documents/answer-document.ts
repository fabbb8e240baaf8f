import { documentOf, isPagePath } from '@thali/shared/site/document-of';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { config } from '../config.ts';
import { log } from '../log.ts';
import { appIcon } from './app-icon.ts';
import { appManifest } from './app-manifest.ts';
import { documentHead } from './document-head.ts';
import {
  contentSecurityPolicy,
  documentResult,
  freshForSeconds,
  missingForSeconds,
} from './document-result.ts';
import { type DocumentHead, fillTemplate, textsOf } from './fill-template.ts';
import { findSubject, type Storefront, type Subject } from './find-subject.ts';
import { siteTemplate } from './site-templates.ts';
import { type ViewerVisit, viewerVisit } from './viewer-visit.ts';

type Result = APIGatewayProxyStructuredResultV2;

const html = 'text/html; charset=utf-8';

/** The site's document for an address on a host, with whoever's mess it is in it. */
export async function answerDocument(event: APIGatewayProxyEventV2): Promise<Result> {
  const { method } = event.requestContext.http;
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'Method not allowed');
  const visit = viewerVisit(event);
  if (!visit) return refusal(400, 'Bad request');
  const known = event.headers['if-none-match'];
  const file = filesOfMess[visit.path];
  if (!file && !isPagePath(visit.path)) return refusal(404, 'Not found');
  const subject = await findSubject(visit).catch((cause: unknown) => {
    log.error('storefront not read', { error: cause as Error });
    return undefined;
  });
  if (file) return subject ? fileOf(file, subject, known) : refusal(503, 'Please try again');
  return subject ? page(visit, subject, known) : pageAlone(visit);
}

async function page(
  visit: ViewerVisit,
  subject: Subject,
  known: string | undefined,
): Promise<Result> {
  const isKnownTenant = subject.kind !== 'unknown-tenant';
  const template = await siteTemplate(
    isKnownTenant ? documentOf(visit.path, visit.tenant) : 'index',
  );
  const head = documentHead(visit, subject, textsOf(template));
  const isFound = subject.kind === 'platform' || subject.kind === 'mess';
  return documentResult(
    {
      status: isFound ? 200 : 404,
      contentType: html,
      body: filled(template, head),
      cacheControl: isFound ? freshForSeconds : missingForSeconds,
      headers: { 'content-security-policy': contentSecurityPolicy(visit, head.css) },
    },
    known,
  );
}

/**
 * The table did not answer: the edge still has the page of a moment ago, by the status. Where it has
 * none, this document works as well; the browser asks for the menu itself.
 */
async function pageAlone(visit: ViewerVisit): Promise<Result> {
  const template = await siteTemplate(documentOf(visit.path, visit.tenant));
  const { platformDomain } = visit;
  return documentResult(
    {
      status: 503,
      contentType: html,
      body: filled(template, { platformDomain, metas: [], links: [] }),
      cacheControl: 'no-store',
      headers: { 'content-security-policy': contentSecurityPolicy(visit) },
    },
    undefined,
  );
}

/** With what every page that somebody can be signed in on must know of the deployment. */
function filled(template: string, head: DocumentHead): string {
  const { inactivityLimits } = config;
  if (inactivityLimits === undefined) return fillTemplate(template, head);
  const meta = ['name', 'inactivity', inactivityLimits] as const;
  return fillTemplate(template, { ...head, metas: [...head.metas, meta] });
}

interface MessFile {
  contentType: string;
  body(storefront: Storefront): string;
}

/** Beside the pages: what makes a mess's site an app. */
const filesOfMess: Record<string, MessFile> = {
  '/manifest.webmanifest': {
    contentType: 'application/manifest+json; charset=utf-8',
    body: appManifest,
  },
  '/app-icon.svg': { contentType: 'image/svg+xml; charset=utf-8', body: appIcon },
};

function fileOf(file: MessFile, subject: Subject, known: string | undefined): Result {
  if (subject.kind !== 'mess') return refusal(404, 'Not found');
  return documentResult(
    {
      status: 200,
      contentType: file.contentType,
      body: file.body(subject.storefront),
      cacheControl: freshForSeconds,
      headers: { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
    },
    known,
  );
}

function refusal(status: number, text: string): Result {
  const contentType = 'text/plain; charset=utf-8';
  return documentResult(
    { status, contentType, body: `${text}\n`, cacheControl: 'no-store' },
    undefined,
  );
}
