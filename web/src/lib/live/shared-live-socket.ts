import { signalActivity } from '../session/activity-signals.ts';
import { readSession } from '../session/stored-session.ts';
import { createLiveSocket, type LiveSocket } from './live-socket.ts';
import type { OpenedSocket, SocketHandlers } from './live-types.ts';

let sharedSocket: LiveSocket | undefined;

/** The only live connection of the page, created on first use. */
export function sharedLiveSocket(): LiveSocket {
  if (sharedSocket) return sharedSocket;
  const socket = createLiveSocket(openBrowserSocket, { expiryOf, onOrder: signalActivity });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.wake();
  });
  window.addEventListener('online', () => socket.wake());
  sharedSocket = socket;
  return socket;
}

/** The expiry of the session's token. Returns undefined for other tokens, because the page cannot renew them. */
function expiryOf(token: string): number | undefined {
  const session = readSession();
  return session?.token === token ? session.expiresAt : undefined;
}

function openBrowserSocket(handlers: SocketHandlers): OpenedSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws`);
  socket.onopen = handlers.onOpen;
  socket.onclose = handlers.onClose;
  socket.onerror = handlers.onClose;
  socket.onmessage = ({ data }: MessageEvent) => {
    if (typeof data === 'string') handlers.onText(data);
  };
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}
