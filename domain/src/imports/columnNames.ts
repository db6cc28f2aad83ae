import { foldedText } from '../kernel/foldedText.ts'

/** Name of a column, or alternative names of which a header has one. */
export type ColumnName = string | readonly string[]

/** Index of a column among folded names; -1 if missing. */
export function placeOf(name: ColumnName, names: readonly string[]): number {
  const places = namesOf(name).map((one) => names.indexOf(foldedText(one)))
  return places.find((place) => place >= 0) ?? -1
}

export function namesOf(name: ColumnName): readonly string[] {
  return typeof name === 'string' ? [name] : name
}
