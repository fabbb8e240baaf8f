import { beforeEach, expect, it, vi } from 'vitest';
import { followClosing } from './use-modal.ts';

/** A dialog whose close event comes later, as in browsers. */
class FakeDialog extends EventTarget {
  open = true;

  close(): void {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  }
}

let dialog: FakeDialog;
const follow = (onClosed: () => void) =>
  followClosing(dialog as unknown as HTMLDialogElement, onClosed);

beforeEach(() => {
  vi.useFakeTimers();
  dialog = new FakeDialog();
  return () => vi.useRealTimers();
});

it('reports a dialog that the browser closed by itself', () => {
  const onClosed = vi.fn();
  follow(onClosed);
  dialog.close();
  vi.runAllTimers();
  expect(onClosed).toHaveBeenCalledOnce();
});

it('reports nothing if the dialog opened again at once', () => {
  const onClosed = vi.fn();
  const stop = follow(onClosed);
  stop();
  dialog.close();
  dialog.open = true;
  follow(onClosed);
  vi.runAllTimers();
  expect(onClosed).not.toHaveBeenCalled();
});
