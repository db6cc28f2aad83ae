import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useIsOnPaper } from './paper.ts'
import { BREAKPOINTS } from './screenSizes.ts'

/** As the style sheet of that table has it: 1040 pixels, two gutters of 32 and a scroll bar. */
const WIDEST_TABLE = 1120

/** Narrower than so many pixels, in rem: text zoom then changes the layout as a narrower window would. Paper is no window. */
function useIsBelow(pixels: number): boolean {
  const isBelow = useMedia(`screen and (max-width: ${pixels / 16 - 0.01}rem)`)
  return !useIsOnPaper() && isBelow
}

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query])
  const subscribe = useCallback(
    (notify: () => void) => {
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}

/** At least so many pixels wide. */
export function useIsAtLeast(pixels: number): boolean {
  return useMedia(`(min-width: ${pixels / 16}rem)`)
}

/** Narrower than 960 pixels: the cards and the bar of a phone. */
export function useIsMobile(): boolean {
  return useIsBelow(BREAKPOINTS.md)
}

/** Narrower than 1264 pixels: wide tables become smaller. */
export function useIsNarrow(): boolean {
  return useIsBelow(BREAKPOINTS.lg)
}

/** Narrower than the widest table with its gutters, 1120 pixels: it scrolls sideways. */
export function useIsTableCut(): boolean {
  return useIsBelow(WIDEST_TABLE)
}

/** The media query for a dark system preference. */
export function darkQuery(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

/** Whether the system asks for reduced motion, as it is set now. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** `lock` is on phones alone. */
type Orientation = Partial<{ lock(orientation: 'landscape'): Promise<void> }>

/**
 * Gives a phone's whole screen to the page and turns it on its side, where the browser lets a page do so; elsewhere
 * nothing happens. Only a press may ask for it.
 */
export async function turnToLandscape(): Promise<void> {
  if (!window.matchMedia('(pointer: coarse)').matches) return
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    const { lock }: Orientation = screen.orientation
    await lock?.call(screen.orientation, 'landscape')
  } catch {
    // The reader may turn it by hand.
  }
}

/** Gives back what `turnToLandscape` has taken. */
export async function turnBack(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
}
