import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '@palier/contract/catalogue'
import type { LoneApi } from '../kills/killsApi.ts'
import { type Large, whileOthersRead } from '../model/modelLarge.ts'
import { type Caller, enterAsGuest } from '../restCaller.ts'

const HEADER = 'date,type,symbol,exchange,quantity,price,note\n'
const TIMEOUT_MILLISECONDS = 700

/** Files that are made to cost as much as they can: all of them within the bounds of size. */
const HOSTILE: readonly string[] = [
  HEADER + '\n'.repeat(5_000_000),
  HEADER + 'x\n'.repeat(99_000),
  HEADER + 'x\n\n\n'.repeat(33_000),
  HEADER + ','.repeat(9_000_000),
  HEADER + `${'1,'.repeat(199)}1\n`.repeat(25_000),
  HEADER + '"'.repeat(9_000_000),
  HEADER + `"${'2026-01-05,buy,RY,XTSE,1,1\n'.repeat(90_000)}`,
  HEADER + Array.from({ length: 99_000 }, (_, row) => `2026-01-05,buy,Q${row.toString(36)},XTSE,1,1.25,\n`).join(''),
  HEADER + `2026-01-05,buy,RY,XTSE,1,1.25,${'é'.repeat(1_900)}\n`.repeat(2_600),
  HEADER + '2026-01-05,buy,RY,XTSE,1,1.25,\n'.repeat(99_999),
]

/**
 * Ten people send such files at once, twice: the first time they stay, and look at what came of it; the second time
 * they hang up in the middle.
 */
export async function sendHostileFiles(api: LoneApi): Promise<Large> {
  const senders: { person: Caller & { token: string }; csv: string; portfolioId: string }[] = []
  for (const csv of HOSTILE) {
    const person = await enterAsGuest(api.url)
    const { portfolios } = await person.send(catalogue.getPortfolios, { lots: 'none', transactionsFirst: 0 })
    senders.push({ person, csv, portfolioId: portfolios[0]?.id ?? '' })
  }
  return whileOthersRead(api, 'ten hostile senders at once, who then hang up', async () => {
    await Promise.all(
      senders.map(async ({ person, csv, portfolioId }) => {
        const { body } = await person.post({ call: catalogue.uploadImport, portfolioId, csv })
        const staged = catalogue.uploadImport.output.safeParse(body.data)
        if (staged.success)
          await person.post({ call: catalogue.previewImport, input: { importId: staged.data.importId } })
      }),
    )
    await Promise.all(
      senders.map(async ({ person, csv, portfolioId }) => {
        const body = new FormData()
        body.append('portfolioInfo', JSON.stringify({ portfolioId }))
        body.append('csvFile', new Blob([csv]), 'lots.csv')
        const { path, method } = catalogue.uploadImport
        const headers = { authorization: `Bearer ${person.token}` }
        const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS)
        await fetch(api.url + path, { method, headers, body, signal }).catch(() => null)
      }),
    )
    // What goes on after they have gone is felt too.
    await pause(3_000)
  })
}
