const ROOM = 4

export function sparklinePath(prices: readonly number[], width: number, height: number): string {
  if (prices.length < 2) return ''
  const low = Math.min(...prices)
  const range = Math.max(...prices) - low || 1
  const step = width / (prices.length - 1)
  const place = (price: number) => (height - ROOM - ((height - 2 * ROOM) * (price - low)) / range).toFixed(1)
  return prices.map((price, index) => `${index === 0 ? 'M' : 'L'}${(index * step).toFixed(1)} ${place(price)}`).join('')
}
