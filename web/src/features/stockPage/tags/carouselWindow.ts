export interface CarouselWindow {
  /** Indices of the first and last fully visible cards. */
  readonly first: number
  readonly last: number
  readonly page: number
  readonly pages: number
}

/** Computes which of `count` equally wide cards are visible. Sizes are in CSS pixels. */
export function carouselWindow(scrolled: number, width: number, whole: number, count: number): CarouselWindow {
  if (count === 0 || whole <= 0) return { first: 0, last: -1, page: 0, pages: 1 }
  const step = whole / count
  const shown = Math.max(1, Math.floor((width + step * 0.1) / step))
  const isAtEnd = scrolled + width >= whole - 2
  const first = Math.min(Math.round(scrolled / step), Math.max(0, count - shown))
  const last = isAtEnd ? count - 1 : Math.min(count, first + shown) - 1
  const pages = Math.ceil(count / shown)
  return { first, last, page: isAtEnd ? pages - 1 : Math.floor(first / shown), pages }
}
