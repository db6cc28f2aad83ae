// What the parts of a table have in common in both floors: eleven cells a row, the prices that move, the socket.
/* global document, WebSocket */
export const CELLS = 11
/** Pixels, as in the product. */
export const ROW_HEIGHT = 53

/** The texts of a row that never move, and those that do. */
export function textsOf({ stock, thresholds, score }) {
  const { symbol, companyName, lastPrice, change, changePercent, lastPriceAt, marketCap } = stock
  const { t200, t400, t600, t800 } = thresholds
  return [
    symbol,
    companyName,
    String(score),
    lastPrice ?? '–',
    `${change} ${changePercent} %`,
    lastPriceAt ?? '–',
    t200 ?? '–',
    t400 ?? '–',
    t600 ?? '–',
    t800 ?? '–',
    marketCap ?? '–',
  ]
}

/** Calls `tell` with the stocks of each tick. */
export function follow(url, stockIds, tell) {
  const socket = new WebSocket(url)
  socket.onopen = () => socket.send('{"type":"connection_init"}')
  socket.onmessage = ({ data }) => {
    const { type, payload } = JSON.parse(data)
    if (type === 'connection_ack') {
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { variables: { stockIds } } }))
    }
    if (type === 'next') tell(payload.data.pricesChanged.stocks)
  }
}

/** Rows as high as those of the product: as many of them stand in the window. */
export function drawHighRows() {
  const style = document.createElement('style')
  style.textContent = `table { border-spacing: 0 } td { height: ${ROW_HEIGHT}px; padding: 0 8px }`
  document.head.append(style)
}
