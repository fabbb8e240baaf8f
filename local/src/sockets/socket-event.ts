import { randomUUID } from 'node:crypto';

export interface ConnectionFacts {
  connectionId: string;
  connectedAt: number;
  domainName: string;
  sourceIp: string;
  userAgent: string;
}

type EventType = 'CONNECT' | 'MESSAGE' | 'DISCONNECT';

/** The event that API Gateway's WebSocket API sends to a function. */
export function socketEvent(
  facts: ConnectionFacts,
  eventType: EventType,
  routeKey: string,
  extraContext: Record<string, unknown> = {},
) {
  const now = new Date();
  const requestId = randomUUID();
  return {
    requestContext: {
      routeKey,
      eventType,
      extendedRequestId: requestId,
      requestTime: now.toUTCString(),
      messageDirection: 'IN',
      stage: 'ws',
      connectedAt: facts.connectedAt,
      requestTimeEpoch: now.getTime(),
      identity: { sourceIp: facts.sourceIp, userAgent: facts.userAgent },
      requestId,
      domainName: facts.domainName,
      connectionId: facts.connectionId,
      apiId: 'local',
      ...(eventType === 'MESSAGE' && { messageId: randomUUID() }),
      ...(eventType === 'DISCONNECT' && extraContext),
    },
    ...(eventType !== 'DISCONNECT' && extraContext),
    isBase64Encoded: false,
  };
}
