import type { Thresholds } from '@palier/domain/watchlists/thresholds'

/** Four prices as the graph takes them: exact texts, null where none is set. */
export function thresholdsInput({ t200, t400, t600, t800 }: Thresholds) {
  return {
    t200: t200 && t200.toString(),
    t400: t400 && t400.toString(),
    t600: t600 && t600.toString(),
    t800: t800 && t800.toString(),
  }
}
