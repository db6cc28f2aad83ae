// Worker thread that reads files and checks their rows, so that a hostile file delays only its
// sender.
import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { unitLotOf, type UnitLot } from '@palier/domain/portfolios/positionReplay'
import { ledgerKindOf } from '../../database/queries/portfolios/lotRangeQueries.ts'
import { type EventKey, EVENTS_A_READ } from '../../database/queries/imports/importEventQueries.ts'
import { LOTS_A_TEXT } from '../../database/queries/imports/importLotQueries.ts'
import type { Answers, ThreadRequests, FileWork, FromFileThread } from './fileThreads.ts'
import { readTradeFile } from './readImportFile.ts'
import { checkRows, type ImportSource } from './checkRows.ts'
import { Refusal } from '../../kernel/refusal.ts'

function send(message: FromFileThread): void {
  parentPort?.postMessage(message)
}

const sendBlock = (block: string) => send({ kind: 'block', block })

async function ask<Of extends keyof ThreadRequests>(of: Of, about: ThreadRequests[Of]): Promise<Answers[Of]> {
  if (!parentPort) throw new Error('File parser started outside a worker thread')
  const answered = once(parentPort, 'message')
  send({ kind: 'request', question: { of, about } })
  return ((await answered) as [Answers[Of]])[0]
}

const source: ImportSource = {
  blocks: {
    async *[Symbol.asyncIterator]() {
      for (let from = 0; ;) {
        const blocks = await ask('blocks', from)
        if (blocks.length === 0) return
        yield* blocks
        from += blocks.length
      }
    },
  },
  findListings: (tickers) => ask('listings', tickers),
  async findLots(stockId) {
    const lots: UnitLot[] = []
    for (;;) {
      const page = lotsOf(await ask('lots', { stockId, after: lots.at(-1) ?? null }))
      for (const lot of page) lots.push(lot)
      if (page.length < LOTS_A_TEXT) return lots
    }
  },
  findHeld: () => ask('held', null),
  findEvents,
  findIncomplete: () => ask('incomplete', null),
}

async function findEvents(): Promise<EventKey[]> {
  const events: EventKey[] = []
  for (let after = 0; ;) {
    const page = await ask('events', after)
    events.push(...page)
    const last = page.at(-1)
    if (!last || page.length < EVENTS_A_READ) return events
    after = last.entryOrder
  }
}

/** Parses the format of `findLotText`. */
function lotsOf(text: string): UnitLot[] {
  if (text === '') return []
  const fields = text.split(' ')
  return Array.from({ length: fields.length / 6 }, (_, place) => {
    const [kind, tradeDate = '', tradeOrder, entryOrder, quantity = '', price = ''] = fields.slice(
      place * 6,
      place * 6 + 6,
    )
    return unitLotOf({
      id: '',
      kind: ledgerKindOf(kind),
      tradeDate,
      tradeOrder: Number(tradeOrder),
      entryOrder: Number(entryOrder),
      quantity,
      price,
    })
  })
}

async function factsOf(work: FileWork) {
  return work.kind === 'read' ? readTradeFile(work.bytes, sendBlock) : checkRows(source, work.wanted, sendBlock)
}

async function begin(work: FileWork): Promise<void> {
  try {
    send({ kind: 'done', facts: await factsOf(work) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    send({ kind: 'refused', code: error.code, params: error.params })
  }
  parentPort?.once('message', begin)
}

parentPort?.once('message', begin)
send({ kind: 'ready' })
