export const live = 'Live';
export const connecting = 'Connecting';
export const notLive = 'Not live';
export const offline = 'Offline';
export const ordersLater = 'You are offline. New orders show when the network is back.';
export const reconnecting =
  'Live updates are off. Reconnecting; orders refresh every 15 seconds until then.';
