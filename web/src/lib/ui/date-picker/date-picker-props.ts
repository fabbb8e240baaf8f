import type { ReactNode } from 'react';

export interface DatePickerProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  isDisabled?: boolean | undefined;
  placeholder?: string;
  /** Days of India's calendar, YYYY-MM-DD, as all of these. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  min?: string | undefined;
  max?: string | undefined;
}
