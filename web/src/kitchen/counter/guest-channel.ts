/** The token, or the number of a sale without a network. */
export interface GuestName {
  label: 'Token' | 'Number';
  text: string;
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

type Message = { kind: 'view'; view: GuestView } | { kind: 'ask' };

const channelName = 'thali-counter';

/** Sends views to the guest's screens in other windows of this browser. */
export function openGuestSender() {
  const channel = new BroadcastChannel(channelName);
  let last: GuestView | undefined;
  const post = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask' && last) post({ kind: 'view', view: last });
  };
  return {
    send(view: GuestView) {
      last = view;
      post({ kind: 'view', view });
    },
    close: () => channel.close(),
  };
}

/** Follows the counter in another window of this browser. @returns a function that stops */
export function followCounter(onView: (view: GuestView) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'view') onView(data.view);
  };
  channel.postMessage({ kind: 'ask' } satisfies Message);
  return () => channel.close();
}
