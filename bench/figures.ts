import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const budgets: Record<string, Record<string, number>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'),
)

type Figure = { family: string; name: string; value: number; budget: number | null; parts: string[] }

/** Collects figures and compares each with the committed budget of its family and name. `isMeasured` tells which families are. */
export function createFigures(isMeasured: (family: string) => boolean = () => true) {
  const figures: Figure[] = []
  const leftOut = new Set<string>()
  return {
    /** The parts of a count are told where it is over its budget. */
    add(family: string, name: string, value: number, parts: string[] = []) {
      figures.push({ family, name, value, budget: budgets[family]?.[name] ?? null, parts })
    },
    /** What is not measured here, with the reason in a sentence. */
    leaveOut(family: string, reason: string) {
      console.log(reason)
      leftOut.add(family)
    },
    /** Prints a line a figure. True when every budget is kept and none was left unmeasured. */
    report(): boolean {
      for (const { family, name, value, budget, parts } of figures) {
        const verdict = budget === null ? '' : value <= budget ? `≤ ${budget}` : `OVER ${budget} ${parts.join(' ')}`
        console.log(`${family.padEnd(22)} ${name.padEnd(18)} ${String(value).padStart(7)}  ${verdict}`)
      }
      const unmeasured = Object.entries(budgets)
        .filter(([family]) => isMeasured(family) && !leftOut.has(family))
        .flatMap(([family, names]) =>
          Object.keys(names)
            .filter((name) => !figures.some((figure) => figure.family === family && figure.name === name))
            .map((name) => `${family}.${name}`),
        )
      if (unmeasured.length > 0) console.log(`Not measured: ${unmeasured.join(', ')}`)
      return unmeasured.length === 0 && figures.every(({ value, budget }) => budget === null || value <= budget)
    },
  }
}

export type Figures = ReturnType<typeof createFigures>
