import { foldedText } from '../kernel/foldedText.ts'

/** A column's name, or the names that it has had, of which a header holds one. */
export type ColumnName = string | readonly string[]

/** The place of a column among folded names, -1 where it is not there. */
export function placeOf(name: ColumnName, names: readonly string[]): number {
  const places = namesOf(name).map((one) => names.indexOf(foldedText(one)))
  return places.find((place) => place >= 0) ?? -1
}

/** The one name or the several. */
export function namesOf(name: ColumnName): readonly string[] {
  return typeof name === 'string' ? [name] : name
}
