let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Changes of one's favourites go to the server in the order they were made. */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
  waiting += 1;
  const done = last.then(change).finally(() => {
    waiting -= 1;
  });
  last = done.catch(() => undefined);
  return done;
}

/** Nothing else is under way. */
export function isLastInTurn(): boolean {
  return waiting === 0;
}
