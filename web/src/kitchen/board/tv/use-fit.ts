import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The text sizes to try, relative to the smallest readable text. */
const scales = [2.2, 2, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1] as const;

/** With more pages, a guest waits more than a minute for a page. Then the list leaves out pictures and contents. */
const maxFullPages = 5;

/**
 * Sets the largest text size that needs no more pages than the smallest size does.
 * @param content  a new object whenever the list changes
 */
export function useFit<E extends HTMLElement>(
  ...content: readonly unknown[]
): [RefObject<E | null>, number] {
  const list = useRef<E>(null);
  const [pages, setPages] = useState(1);
  const resize = useEffectEvent(() => {
    if (list.current) setPages(setLargestScale(list.current));
  });

  useLayoutEffect(() => {
    if (content) resize();
  }, [content]);
  useEffect(() => {
    const refit = () => resize();
    const observer = new ResizeObserver(refit);
    if (list.current?.parentElement) observer.observe(list.current.parentElement);
    // Letters of another script load later and have another width.
    document.fonts.addEventListener('loadingdone', refit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', refit);
    };
  }, []);
  return [list, pages];
}

/** @returns the number of pages */
function setLargestScale(list: HTMLElement): number {
  const pagesAt = (scale: number) => {
    list.style.setProperty('--tv-scale', String(scale));
    return pagesOf(list);
  };
  list.removeAttribute('data-compact');
  list.toggleAttribute('data-compact', pagesAt(1) > maxFullPages);
  const fewestPages = pagesAt(1);
  scales.find((scale) => pagesAt(scale) <= fewestPages);
  return fewestPages;
}

/** Columns that do not fit overflow to the right of the list. */
function pagesOf(list: HTMLElement): number {
  const gap = Number.parseFloat(getComputedStyle(list).columnGap);
  const pages = (list.scrollWidth + gap) / (list.clientWidth + gap);
  return Math.max(1, Math.ceil(pages - 0.02));
}
