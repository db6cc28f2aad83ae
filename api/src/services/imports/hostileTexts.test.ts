import { cancelledWordOf, isCancellation } from '@palier/domain/imports/rowFacts/cancelledTrade'
import { preambleAccountOf } from '@palier/domain/imports/rowFacts/fileAccounts'
import { isTakenBack, namesAmount, paymentNatureOf } from '@palier/domain/imports/rowFacts/paymentNature'
import { describe, expect, it } from 'vitest'

describe('hostile texts', () => {
  const PIECES = [
    'return of ',
    'book cost ',
    '$1,111',
    '1 111',
    '1.11',
    '(ca.',
    'cancel ',
    'reinv@ c$',
    'account: ',
    '- ',
  ]

  it.each(PIECES.map((piece) => [piece]))('a text that repeats "%s" is read in linear time [IMP-1]', (piece) => {
    const read = (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
      const startedAt = process.cpuUsage().user
      for (let round = 0; round < 20; round += 1) {
        paymentNatureOf(text)
        isTakenBack(text)
        namesAmount(text)
        cancelledWordOf(text.slice(0, 60))
        preambleAccountOf([text.slice(0, 100)])
        isCancellation([text], [])
      }
      return process.cpuUsage().user - startedAt
    }
    read(20_000)
    // Quadratic time would be a hundredfold.
    expect(read(50_000)).toBeLessThan(30 * Math.max(read(5_000), 2_000))
  })
})
