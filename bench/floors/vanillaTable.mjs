// The floor without any library: the whole table in the document, the cells that move written by hand.
/* global document, window */
import { CELLS, drawHighRows, follow, textsOf } from './floor.mjs'

window.mountFloor = (entries, url) => {
  drawHighRows()
  const table = document.createElement('table')
  const body = table.createTBody()
  const rows = new Map()
  for (const entry of entries) {
    const row = body.insertRow()
    const texts = textsOf(entry)
    for (let cell = 0; cell < CELLS; cell += 1) row.insertCell().textContent = texts[cell]
    rows.set(entry.stock.id, { row, entry })
  }
  document.body.append(table)
  follow(url, [...rows.keys()], (stocks) => {
    for (const stock of stocks) {
      const known = rows.get(stock.id)
      if (!known) continue
      const texts = textsOf({ ...known.entry, stock: { ...known.entry.stock, ...stock } })
      for (const cell of [3, 4, 5, 10]) known.row.cells[cell].textContent = texts[cell]
    }
  })
}
