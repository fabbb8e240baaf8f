import { AppError } from '@thali/shared/http/app-error';
import { errorStatus } from '@thali/shared/http/error-codes';
import { requestKeys } from '@thali/shared/http/schema-keys';
import { JoinFrame, LeaveFrame, PingFrame } from '@thali/shared/live/live-frames';
import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import { envelopeOf } from '../http/answer-errors.ts';
import { callerAddress } from '../http/caller-address.ts';
import { isEdge } from '../http/require-edge.ts';
import { invocation, logFault } from '../invocations/invocation.ts';
import { countConnection, countFrame } from '../live/caller-limit.ts';
import { closeConnection } from '../live/close-connections.ts';
import { limitFrames } from '../live/frame-limit.ts';
import { joinRoom } from '../live/join-room.ts';
import { audiencesOf, forgetConnection, removeMemberships } from '../live/memberships.table.ts';
import { postFrame } from '../live/post-frame.ts';
import { log } from '../logs/log.ts';
import { elapsedMs } from '../logs/log-context.ts';
import { count } from '../metrics/metrics.ts';
import { readMenuVersion } from '../storefront/menu-version.ts';
import { isAudienceOf } from '../table/audiences.ts';

/** Handles the WebSocket API. Answers a refused frame with the error envelope. */
export function handler(event: SocketEvent): Promise<{ statusCode: number }> {
  const { requestId, routeKey } = event.requestContext;
  return invocation({ request_id: requestId, route: routeKey }, () =>
    routeKey === '$connect' ? admit(event) : answerFrame(event),
  );
}

type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  /** Only the opening request has headers. */
  headers?: Record<string, string>;
  requestContext: { identity: { sourceIp: string } };
};

async function admit(event: SocketEvent): Promise<{ statusCode: number }> {
  const headers = lowerCased(event.headers);
  if (!isEdge(headers['x-origin-secret'])) return { statusCode: errorStatus.FORBIDDEN };
  const address = callerAddress({ headers, requestContext: event.requestContext });
  try {
    await countConnection(event.requestContext.connectionId, address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logRefusal(error);
    return { statusCode: errorStatus[error.code] };
  }
  return { statusCode: 200 };
}

/** The WebSocket gateway keeps the header names as the client wrote them. */
function lowerCased(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

async function answerFrame({
  requestContext: { connectionId, routeKey, requestId },
  body,
}: APIGatewayProxyWebsocketEventV2): Promise<{ statusCode: number }> {
  try {
    const limited = routeKey === '$disconnect' ? 'answer' : await limitFrame(connectionId);
    if (limited === 'close') {
      logRefusal(new AppError('TOO_MANY_REQUESTS', 'Too many frames'));
      await closeConnection(connectionId);
    }
    if (limited !== 'answer') return { statusCode: 200 };
    const answer = await answerOf(routeKey, connectionId, body);
    if (answer) await postFrame(connectionId, answer);
  } catch (error) {
    const appError = error instanceof AppError ? error : internal(error);
    logRefusal(appError);
    await postFrame(connectionId, { event: 'error', data: envelopeOf(appError, requestId) });
  }
  return { statusCode: 200 };
}

/** Applies the limits of the connection and of its address. Rule: live-13 */
async function limitFrame(connectionId: string): Promise<'answer' | 'close' | 'drop'> {
  const limited = limitFrames(connectionId);
  return limited === 'answer' && !(await countFrame(connectionId)) ? 'close' : limited;
}

function logRefusal(error: AppError): void {
  const line = { code: error.code, duration_ms: elapsedMs() };
  count('Refusals', error.code);
  if (errorStatus[error.code] >= 500) logFault('frame failed', { ...line, error });
  else log.info('frame', line);
}

async function answerOf(
  routeKey: string,
  connectionId: string,
  body: string | undefined,
): Promise<object | undefined> {
  switch (routeKey) {
    case '$disconnect':
      await forgetConnection(connectionId);
      return undefined;
    case 'join': {
      const frame = parseFrame(JoinFrame, body);
      await joinRoom(connectionId, frame);
      return joined(frame.room);
    }
    case 'leave': {
      const vendorId = parseFrame(LeaveFrame, body).room.slice('vendor:'.length);
      const joined = await audiencesOf(connectionId);
      await removeMemberships(
        connectionId,
        joined.filter((audience) => isAudienceOf(vendorId, audience)),
      );
      return undefined;
    }
    case 'ping':
      parseFrame(PingFrame, body);
      return { event: 'pong' };
    default:
      throw new AppError('VALIDATION_ERROR', 'Not a known frame. Send join, leave or ping.');
  }
}

/**
 * Answers a join with the menu's version, read after the join. A client with an older menu then knows that it missed a
 * change.
 */
async function joined(room: string): Promise<object> {
  const menu_version = await readMenuVersion(room.slice('vendor:'.length));
  return { event: 'joined', room, data: { room, ...(menu_version && { menu_version }) } };
}

function parseFrame<S extends z.ZodMiniType>(schema: S, body: string | undefined): z.output<S> {
  const result = schema.safeParse(requestKeys(schema, JSON.parse(body ?? 'null')));
  if (result.success) return result.data;
  throw new AppError('VALIDATION_ERROR', 'The frame is not valid.', {
    details: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}

function internal(cause: unknown): AppError {
  return new AppError('INTERNAL_ERROR', 'Something went wrong. Please try again later.', { cause });
}
