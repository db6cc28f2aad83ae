/** The cursor of each of these rows, the first of which stands at `begin`: the place behind it. */
export function placesOf(rows: readonly unknown[], begin: number): string[] {
  return rows.map((_row, index) => String(begin + index + 1))
}
