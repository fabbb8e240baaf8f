import { classNames } from './class-names.ts';
import { ModalFrame, type ModalProps } from './modal-frame.tsx';

interface DialogProps extends ModalProps {
  size?: 'small' | 'medium' | 'large' | 'wide';
}

const widths = {
  small: 'sm:max-w-sm',
  medium: 'sm:max-w-lg',
  large: 'sm:max-w-2xl',
  wide: 'sm:max-w-4xl',
};

/** A modal dialog; a bottom sheet on phones. Focus returns to the opener. */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return (
    <ModalFrame
      {...rest}
      className={classNames(
        'mx-auto mt-auto mb-0 max-h-[92dvh] w-full animate-fade-in rounded-t-sheet',
        'sm:my-auto sm:rounded-sheet',
        widths[size],
      )}
    />
  );
}
