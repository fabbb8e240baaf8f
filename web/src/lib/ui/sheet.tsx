import { ModalFrame, type ModalProps } from './modal-frame.tsx';

/** A modal panel for forms and details: from the right edge on wide screens, from the bottom on phones. */
export function Sheet(props: ModalProps) {
  return (
    <ModalFrame
      {...props}
      className={
        'mx-auto mt-auto mb-0 max-h-[92dvh] w-full rounded-t-sheet ' +
        'transition-transform duration-300 ease-out starting:translate-y-full ' +
        'sm:my-0 sm:mr-0 sm:h-dvh sm:max-h-dvh sm:max-w-md sm:rounded-l-sheet sm:rounded-tr-none ' +
        'sm:starting:translate-x-full sm:starting:translate-y-0'
      }
    />
  );
}
