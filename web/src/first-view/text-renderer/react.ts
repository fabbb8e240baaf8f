import { type Component, type Element, jsx, type Props } from './jsx-runtime.ts';

/**
 * What the live page's components take from React, for one drawing that nobody will touch: every hook gives
 * its first value, and nothing has an effect. A component that takes more does not build.
 */
export function useState<T>(first: T | (() => T)): [T, () => void] {
  return [first instanceof Function ? first() : first, nothing];
}

export function useDeferredValue<T>(value: T, first: T = value): T {
  return first;
}

export function useMemo<T>(make: () => T): T {
  return make();
}

export function useRef<T>(current: T): { current: T } {
  return { current };
}

export function useEffectEvent<T>(action: T): T {
  return action;
}

export function useSyncExternalStore<T>(_subscribe: unknown, _now: unknown, first: () => T): T {
  return first();
}

export { nothing as useEffect, nothing as useLayoutEffect };

interface Context<T> {
  value: T;
}

export function createContext<T>(value: T): Context<T> {
  return { value };
}

export function useContext<T>({ value }: Context<T>): T {
  return value;
}

export function createElement(
  type: Element['type'],
  props: Props | null,
  ...children: unknown[]
): Element {
  return jsx(type, children.length > 0 ? { ...props, children } : { ...props });
}

export function forwardRef(render: (props: Props, ref: null) => unknown): Component {
  return (props) => render(props, null);
}

export const Suspense = Symbol('Suspense');

/** Thrown where a part of the site would have to be loaded first. */
export const notThereYet = Symbol('not there yet');

export function lazy(): Component {
  return () => {
    throw notThereYet;
  };
}

function nothing(): void {}
