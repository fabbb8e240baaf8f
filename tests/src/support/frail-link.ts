import type { Page, WebSocketRoute } from 'playwright-core';

/** A page's live link, that fails when it is told to. */
export interface FrailLink {
  /** Ends the sockets that there are, and those to come until it is mended. */
  cut(): Promise<void>;
  mend(): void;
  /** The socket stays open and brings nothing any more, as after a sleep. */
  deafen(): void;
}

/** Before the page is opened. */
export async function frailLinkOf(page: Page): Promise<FrailLink> {
  const sockets = new Set<WebSocketRoute>();
  let isCut = false;
  let deaf = new WeakSet<WebSocketRoute>();
  await page.routeWebSocket('**/ws', (socket) => {
    if (isCut) return void socket.close();
    sockets.add(socket);
    const server = socket.connectToServer();
    server.onMessage((text) => {
      if (!deaf.has(socket)) socket.send(text);
    });
  });
  return {
    async cut() {
      isCut = true;
      const open = [...sockets];
      sockets.clear();
      await Promise.all(open.map((socket) => socket.close()));
    },
    mend() {
      isCut = false;
    },
    deafen() {
      deaf = new WeakSet(sockets);
    },
  };
}
