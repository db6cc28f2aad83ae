import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useIsOnPaper } from './paper.ts'
import { BREAKPOINTS } from './screenSizes.ts'

/** Sum from the table's style sheet: 1040 px, two gutters of 32 px and a scroll bar. */
const WIDEST_TABLE = 1120

/** In rem, so that text zoom changes the layout like a narrower window. False for print. */
function useIsBelow(pixels: number): boolean {
  const isBelow = useMedia(`screen and (max-width: ${pixels / 16 - 0.01}rem)`)
  return !useIsOnPaper() && isBelow
}

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

export function useIsAtLeast(pixels: number): boolean {
  return useMedia(`(min-width: ${pixels / 16}rem)`)
}

export function useIsMobile(): boolean {
  return useIsBelow(BREAKPOINTS.md)
}

export function useIsNarrow(): boolean {
  return useIsBelow(BREAKPOINTS.lg)
}

export function useIsTableCut(): boolean {
  return useIsBelow(WIDEST_TABLE)
}

export function darkQuery(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

type Orientation = Partial<{ lock(orientation: 'landscape'): Promise<void> }>

/** Switches a phone to full screen and landscape, if the browser allows it. Must be called from a press. */
export async function turnToLandscape(): Promise<void> {
  if (!window.matchMedia('(pointer: coarse)').matches) return
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    const { lock }: Orientation = screen.orientation
    await lock?.call(screen.orientation, 'landscape')
  } catch {
    // The user can still rotate the phone.
  }
}

export async function turnBack(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
}
