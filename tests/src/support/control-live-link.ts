import type { Page, WebSocketRoute } from 'playwright-core';

export interface LiveLinkControl {
  /** The link stays open, but the page receives no frames. */
  mute(): void;
  unmute(): void;
  /** Open links stay open but receive nothing, as after a sleep. New links work. */
  stallOpenLinks(): void;
  /** Closes all links and refuses new links. */
  cut(): Promise<void>;
  restore(): void;
  /** Sends a frame to the page in the name of the server. */
  sendToPage(text: string): void;
}

/** Controls the live link of a page. Call it before the page opens. */
export async function controlLiveLink(page: Page): Promise<LiveLinkControl> {
  const open = new Set<WebSocketRoute>();
  let stalled = new WeakSet<WebSocketRoute>();
  let isMuted = false;
  let isCut = false;
  await page.routeWebSocket(/\/ws$/, async (socket) => {
    if (isCut) {
      await socket.close();
      return;
    }
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!isMuted && !stalled.has(socket)) socket.send(message);
    });
    open.add(socket);
  });
  return {
    mute: () => {
      isMuted = true;
    },
    unmute: () => {
      isMuted = false;
    },
    stallOpenLinks: () => {
      stalled = new WeakSet(open);
    },
    async cut() {
      isCut = true;
      const cut = [...open];
      open.clear();
      await Promise.all(cut.map((socket) => socket.close()));
    },
    restore: () => {
      isCut = false;
    },
    sendToPage: (text) => {
      for (const socket of open) socket.send(text);
    },
  };
}
