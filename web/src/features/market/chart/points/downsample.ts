import type { PlotPoint } from './pricePoint.ts'

/** Largest-Triangle-Three-Buckets: at most `count` points with the same peaks as the whole line. */
export function downsample(points: readonly PlotPoint[], count: number): readonly PlotPoint[] {
  const [first] = points
  const last = points.at(-1)
  if (points.length <= count || count < 3 || !first || !last) return points

  const runLength = (points.length - 2) / (count - 2)
  const runAt = (index: number) =>
    points.slice(1 + Math.floor(index * runLength), 1 + Math.floor((index + 1) * runLength))
  const picked = [first]
  let previous = { place: 0, price: first.price }
  for (let index = 0; index < count - 2; index += 1) {
    const start = 1 + Math.floor(index * runLength)
    const next = middleOf(index === count - 3 ? [last] : runAt(index + 1), start + runLength)
    const chosen = farthest(runAt(index), start, previous, next)
    picked.push(chosen.point)
    previous = { place: chosen.place, price: chosen.point.price }
  }
  return [...picked, last]
}

interface Corner {
  readonly place: number
  readonly price: number
}

function middleOf(run: readonly PlotPoint[], start: number): Corner {
  const sum = run.reduce((total, { price }) => total + price, 0)
  return { place: start + run.length / 2, price: sum / run.length }
}

function farthest(run: readonly PlotPoint[], start: number, before: Corner, after: Corner) {
  let best = { point: run[0] ?? { place: 0, at: 0, price: before.price }, place: start, area: -1 }
  run.forEach((point, offset) => {
    const place = start + offset
    const area = Math.abs(
      (before.place - after.place) * (point.price - before.price) -
        (before.place - place) * (after.price - before.price),
    )
    if (area > best.area) best = { point, place, area }
  })
  return best
}
