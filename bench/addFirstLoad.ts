import type { Figures } from './figures.ts'
import { kilobytesOf } from './kilobytes.ts'
import type { Taken } from './requests.ts'

/** A page opened from outside: the document and all that it brings. */
export function addFirstLoad(figures: Figures, { paths, scripts, levels }: Taken, name: string): void {
  figures.add('requestsOfFirstLoad', name, paths.length, paths)
  figures.add('levelsOfFirstLoad', name, levels)
  figures.add('kilobytesOfFirstLoad', name, kilobytesOf(scripts))
}
