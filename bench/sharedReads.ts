// What many people at once cost the api, and what one does who has read before: goals S3, S5 and S7, as exact counts.
import { catalogue } from '@palier/contract/catalogue'
import { createPerson, type Person } from '../tests/support/people/person.ts'
import { openTickLoad, startTicking } from '../tests/support/load/tickLoad.ts'
import { isAside } from './asideCalls.ts'
import type { Figures } from './figures.ts'

const USERS = 100
const AT_ONCE = 10
const READERS = 20
const PAUSE_SECONDS = 12
const RETURN_SECONDS = 10
const LISTS = `{ viewer { watchLists(kinds: [BUY]) { name entries { score
  stock { symbol companyName lastPrice change changePercent sector tags { value } } } } } }`

export async function measureSharedReads(figures: Figures): Promise<void> {
  const { palier, proxy } = await startTicking({ TICK_SECONDS: '600' })
  try {
    const people: Person[] = []
    while (people.length < USERS) {
      const person = createPerson(palier.url)
      await person.signInAsGuest()
      people.push(person)
    }
    proxy.takeCalls()
    // A hundred answers at once are a matter of time, not of counts.
    for (let first = 0; first < USERS; first += AT_ONCE)
      await Promise.all(people.slice(first, first + AT_ONCE).map((person) => person.read(LISTS)))
    const calls = proxy.takeCalls()
    const ofLists = calls.get(catalogue.getBuyLists.path) ?? 0
    figures.add('callsOfHundredUsers', 'lists', ofLists)
    figures.add('callsOfHundredUsers', 'shared', totalOf(calls) - ofLists)
    const [person] = people
    if (person) await measureWarm(figures, person, () => totalOf(proxy.takeCalls()))
  } finally {
    await palier.stop()
  }
  await measureReaders(figures)
}

type Ids = { id: string }
type Own = { viewer: { portfolios: (Ids & { stocks: { stock: Ids }[] })[] } }

async function measureWarm(figures: Figures, person: Person, takeCalls: () => number): Promise<void> {
  await person.read(LISTS)
  figures.add('upstreamCalls', 'listWarm', takeCalls())

  const input = { kind: 'BUY', name: 'Liste du banc', description: '' }
  await person.read(
    'mutation ($input: CreateWatchListInput!) { createWatchList(input: $input) { ... on CreateWatchListPayload { list { name } } } }',
    { input },
  )
  figures.add('upstreamCalls', 'createWatchList', takeCalls())

  const { viewer } = await person.read<Own>('{ viewer { portfolios { id stocks { stock { id } } } } }')
  const portfolio = viewer.portfolios.find(({ stocks }) => stocks.length > 0)
  const stockId = portfolio?.stocks[0]?.stock.id
  const lot = {
    portfolioId: portfolio?.id,
    stockId,
    type: 'BUY',
    date: '2026-03-02',
    quantity: '1',
    price: '10',
    note: '',
  }
  takeCalls()
  await person.read(
    `mutation ($input: CreateLotInput!) { createLot(input: $input) { ... on CreateLotPayload {
      portfolio { statistics { totalValue } stocks { stock { lastPrice } } } viewer { usage { planName } } } } }`,
    { input: lot },
  )
  figures.add('upstreamCalls', 'addLot', takeCalls())
}

function totalOf(calls: ReadonlyMap<string, number>): number {
  return [...calls].reduce((total, [path, count]) => (isAside(path) ? total : total + count), 0)
}

/** Readers of the same stocks, two of whom stop reading and come back. */
async function measureReaders(figures: Figures): Promise<void> {
  const { palier, proxy } = await startTicking()
  try {
    const load = await openTickLoad(palier, proxy, { readers: READERS, stocks: 50 })
    const [paused, reading] = [load.readers.slice(0, 2), load.readers.slice(2)]
    for (const { socket } of paused) socket.pause()
    const { missed, gaps, reads } = await load.measure(PAUSE_SECONDS, reading)
    figures.add('readsOfAStock', 'aTick', reads)
    figures.add('pricesMissed', 'reading', missed + gaps)
    figures.add('pricesMissed', 'returned', await load.resume(paused, RETURN_SECONDS))
    figures.add('eventsOnReturn', 'paused', Math.max(...paused.map(({ events }) => events)))
    load.close()
  } finally {
    await palier.stop()
  }
}
