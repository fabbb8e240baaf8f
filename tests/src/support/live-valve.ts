import type { Page, WebSocketRoute } from 'playwright-core';

export interface LiveValve {
  /** The page hears nothing more, and its link does not know. */
  mute(): void;
  unmute(): void;
  /** The links that are open stay so and bring nothing any more, as after a sleep; new ones do. */
  deafen(): void;
  /** The links break, and no new one comes about. */
  cut(): Promise<void>;
  mend(): void;
  /** As if the server had sent it. */
  tell(text: string): void;
}

/** A hand on a page's live link. To be put there before the page is opened. */
export async function liveValve(page: Page): Promise<LiveValve> {
  const open = new Set<WebSocketRoute>();
  let deaf = new WeakSet<WebSocketRoute>();
  let isMuted = false;
  let isCut = false;
  await page.routeWebSocket(/\/ws$/, async (socket) => {
    if (isCut) {
      await socket.close();
      return;
    }
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!isMuted && !deaf.has(socket)) socket.send(message);
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
    deafen: () => {
      deaf = new WeakSet(open);
    },
    async cut() {
      isCut = true;
      const cut = [...open];
      open.clear();
      await Promise.all(cut.map((socket) => socket.close()));
    },
    mend: () => {
      isCut = false;
    },
    tell: (text) => {
      for (const socket of open) socket.send(text);
    },
  };
}
