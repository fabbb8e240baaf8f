import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it, vi } from 'vitest';
import { type Cart, quantityOf } from './cart.ts';
import { type CartStorage, createCartStore } from './cart-store.ts';
import { addOne } from './change-cart.ts';

const dosa = sampleItem();

/** One storage that several tabs share. */
function sharedStorage() {
  let stored: Cart = [];
  const listeners: (() => void)[] = [];
  return (): CartStorage => ({
    read: async () => stored,
    async change(step) {
      stored = step(stored);
      for (const listener of listeners) listener();
      return stored;
    },
    onOtherTab: (listener) => listeners.push(listener),
  });
}

describe('cart store', () => {
  it('shows a change at once', () => {
    const store = createCartStore(sharedStorage()());
    store.change((cart) => addOne(cart, dosa));
    expect(quantityOf(store.get(), dosa.id)).toBe(1);
  });

  it('loses nothing when two tabs add at the same time', async () => {
    const openTab = sharedStorage();
    const [first, second] = [createCartStore(openTab()), createCartStore(openTab())];
    first.change((cart) => addOne(cart, dosa));
    second.change((cart) => addOne(cart, dosa));
    await vi.waitFor(() => {
      expect(quantityOf(first.get(), dosa.id)).toBe(2);
      expect(quantityOf(second.get(), dosa.id)).toBe(2);
    }, 15_000);
  });

  it('stays in memory if the browser refuses storage', async () => {
    const refuse = () => Promise.reject(new Error('refused'));
    const store = createCartStore({ read: refuse, change: refuse, onOtherTab: () => undefined });
    store.change((cart) => addOne(cart, dosa));
    await Promise.resolve();
    store.change((cart) => addOne(cart, dosa));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(quantityOf(store.get(), dosa.id)).toBe(2);
  });
});
