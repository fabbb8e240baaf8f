/** The token, or the number of a sale without a network. */
export interface GuestName {
  label: 'Token' | 'Number';
  text: string;
}

/** What the guest's screen shows. */
export interface GuestContent {
  messName: string;
  view: GuestView;
}

/** The sale that the guest's screen shows. Amounts in paise. */
export type GuestView =
  | {
      state: 'open';
      lines: { name: string; quantity: number; paise: number }[];
      totalPaise: number;
    }
  /** The link is undefined until the server sends it. */
  | { state: 'upi'; link: string | undefined; totalPaise: number }
  | { state: 'paid'; name: GuestName | undefined; totalPaise: number };

type Message = ({ kind: 'view' } & GuestContent) | { kind: 'ask' };

const channelName = 'thali-counter';

/** Sends views to the guest's screens in other windows of this browser. */
export function openGuestSender() {
  const channel = new BroadcastChannel(channelName);
  let lastContent: GuestContent | undefined;
  const post = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask' && lastContent) post({ kind: 'view', ...lastContent });
  };
  return {
    send(content: GuestContent) {
      lastContent = content;
      post({ kind: 'view', ...content });
    },
    close: () => channel.close(),
  };
}

/** Follows the counter in another window of this browser. @returns a function that stops */
export function followCounter(onContent: (content: GuestContent) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'view') onContent(data);
  };
  channel.postMessage({ kind: 'ask' } satisfies Message);
  return () => channel.close();
}
