import type { FaultRow } from './faultCalls.ts'
import type { FaultStage } from './faultStage.ts'
import { createPerson, type Person } from '../people/person.ts'

const DAY = 86_400_000

type Look = {
  viewer: {
    preCheck: { refusal: string | null }
    watchLists: { entries: { stock: { lastPriceAt: string } }[] }[]
  } | null
}
const LOOK = '{ viewer { preCheck { refusal } watchLists(kinds: [BUY]) { entries { stock { lastPriceAt } } } } }'

/** Whether somebody who signs in stays signed in, and how old the prices are that they see, by the clock of the api. */
async function visit(person: Person): Promise<{ isSignedIn: boolean; prices: number[] }> {
  await person.signInAsGuest()
  const prices: number[] = []
  for (let look = 0; look < 3; look += 1) {
    const { viewer } = await person.read<Look>(LOOK)
    if (!viewer || viewer.preCheck.refusal !== null) return { isSignedIn: false, prices }
    const entries = viewer.watchLists.flatMap((list) => list.entries)
    prices.push(...entries.map(({ stock }) => Date.parse(stock.lastPriceAt)))
  }
  return { isSignedIn: person.cookie !== '' && !person.cookie.endsWith('='), prices }
}

function rowOf(row: string, { isSignedIn, prices }: Awaited<ReturnType<typeof visit>>, now: number): FaultRow {
  const ages = prices.map((price) => (now - price) / 60_000)
  const least = Math.min(...ages)
  return {
    row,
    figure: `${isSignedIn ? 'signed in' : 'signed out'}, prices at least ${least.toFixed(1)} minutes old`,
    limit: 'signed in, no price of the future',
    holds: isSignedIn && ages.length > 0 && least >= 0,
  }
}

/** A day too early and a day too late, of the api alone and of a bff alone. */
export async function wrongClocks(stage: FaultStage): Promise<FaultRow[]> {
  const skews = [
    ['a day ahead', DAY],
    ['a day behind', -DAY],
  ] as const
  const ofBff = skews.map(async ([words, skew]) => {
    const own = await stage.startSkewedBff(skew)
    const visited = await visit(createPerson(own.url)).finally(own.stop)
    return rowOf(`the clock of the bff ${words}`, visited, Date.now())
  })
  const rows = await Promise.all(ofBff)
  for (const [words, skew] of skews) {
    await stage.skewApi(skew)
    rows.push(rowOf(`the clock of the api ${words}`, await visit(createPerson(stage.url)), Date.now() + skew))
  }
  await stage.skewApi(0)
  return rows
}
