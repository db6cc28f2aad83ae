import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '@palier/contract/catalogue'
import { allStocks } from '../model/modelLimits.ts'
import { outcomeOf, type Sent, enterAsGuest } from '../restCaller.ts'

/** How long people waited for their answers, in milliseconds, and what else than good answers they were given. */
export type Waits = { answers: number; p50: number; p99: number; longest: number; refused: Map<string, number> }

export type Crowd = {
  /** How long they wait while some work is done. */
  during<Result>(work: () => Promise<Result>): Promise<{ result: Result; took: number; waits: Waits }>
}

/** So many people who read and write, each of them again a while after the last answer. */
export async function gatherCrowd(url: string, people: number, pauseMilliseconds: number): Promise<Crowd> {
  const all: Awaited<ReturnType<typeof newcomer>>[] = []
  for (let number = 0; number < people; number += 1) all.push(await newcomer(url))

  return {
    async during(work) {
      const times: number[] = []
      const refused = new Map<string, number>()
      let isOver = false
      const busy = all.map(async ({ person, acts }, number) => {
        // Not all at the same moment.
        await pause((pauseMilliseconds * number) / people)
        for (let turn = number; !isOver; turn += 1) {
          const sent = acts[turn % acts.length]?.(turn)
          if (!sent) continue
          const started = performance.now()
          const outcome = await person.post(sent).then(outcomeOf, String)
          times.push(performance.now() - started)
          if (outcome !== '200') refused.set(outcome, (refused.get(outcome) ?? 0) + 1)
          if (!isOver) await pause(pauseMilliseconds)
        }
      })
      const started = performance.now()
      const result = await work().finally(() => (isOver = true))
      const took = performance.now() - started
      await Promise.all(busy)
      times.sort((one, other) => one - other)
      const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? NaN)
      return { result, took, waits: { answers: times.length, p50: at(0.5), p99: at(0.99), longest: at(1), refused } }
    },
  }
}

async function newcomer(url: string) {
  const person = await enterAsGuest(url)
  const words = { portfolioName: 'Foule', portfolioDescription: '', currency: 'CAD' as const }
  const { id: portfolioId } = await person.send(catalogue.addPortfolio, words)
  const [stock] = await allStocks(person)
  const stockId = stock?.stockId ?? ''
  await person.send(catalogue.addPortfolioStock, { portfolioId, stockId })
  const read = () => ({
    call: catalogue.getUserDataPackage,
    input: { lots: 'none', transactionsFirst: 20 },
  })
  const buy = (turn: number) => ({
    call: catalogue.addBuyLot,
    input: {
      ...{ portfolioId, stockId, stockQty: 1, averageCostByShare: 50, note: '', lots: 'none' },
      transactionDate: `20${10 + (turn % 15)}-03-04T00:00:00Z`,
    },
  })
  const look = () => ({ call: catalogue.getTransactions, input: { first: 50 } })
  const acts: ((turn: number) => Sent)[] = [read, buy, look]
  return { person, acts }
}
