// The floor with React: a store outside of it, rows near the window only, no design, no words, no score.
/* global document, window */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { createElement as draw, memo, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { drawHighRows, follow, ROW_HEIGHT, textsOf } from './floor.mjs'

function createStore(entries) {
  let state = entries
  const places = new Map(entries.map(({ stock }, place) => [stock.id, place]))
  const listeners = new Set()
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take(stocks) {
      state = state.slice()
      for (const stock of stocks) {
        const place = places.get(stock.id)
        if (place !== undefined) state[place] = { ...state[place], stock: { ...state[place].stock, ...stock } }
      }
      for (const listener of listeners) listener()
    },
  }
}

const Row = memo(({ entry }) =>
  draw(
    'tr',
    null,
    textsOf(entry).map((text, place) => draw('td', { key: place }, text)),
  ),
)

function Table({ store }) {
  const entries = useSyncExternalStore(store.subscribe, store.read)
  const virtualizer = useWindowVirtualizer({ count: entries.length, estimateSize: () => ROW_HEIGHT, overscan: 12 })
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return draw(
    'table',
    null,
    draw(
      'tbody',
      null,
      draw('tr', { key: 'above' }, draw('td', { colSpan: 11, style: { height: above } })),
      items.map(({ index }) => draw(Row, { key: entries[index].id, entry: entries[index] })),
      draw('tr', { key: 'below' }, draw('td', { colSpan: 11, style: { height: below } })),
    ),
  )
}

window.mountFloor = (entries, url) => {
  drawHighRows()
  const store = createStore(entries)
  createRoot(document.body.appendChild(document.createElement('div'))).render(draw(Table, { store }))
  follow(
    url,
    entries.map(({ stock }) => stock.id),
    store.take,
  )
}
