import { onTestFinished, vi } from 'vitest'

/** Until the end of the test the window is as narrow as a phone. */
export function showOnPhone(): void {
  const list = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('max-width'), media: query })
  // Pieces ask for nothing else of a media query.
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => list(query) as unknown as MediaQueryList)
  onTestFinished(() => spy.mockRestore())
}
