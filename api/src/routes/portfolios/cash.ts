import { setCashMode } from '@palier/contract/portfolios/cashCalls'
import { setAmountOfMoney } from '@palier/contract/portfolios/portfolioCalls'
import { amountFromWire } from '../../wire/portfolios/lot.ts'
import { updatedToWire } from '../../wire/portfolios/holdingsAfterWrite.ts'
import { forUser } from '../kernel/route.ts'

const options = { rules: ['acceptedTerms'] } as const

export const cashRoutes = {
  setAmountOfMoney: forUser(
    setAmountOfMoney,
    async ({ input, viewer, now, services: { cashWrites } }) => {
      const amount = amountFromWire(input.amountOfMoney, 'amountOfMoney')
      const withLots = input.lots === 'all'
      const written = await cashWrites.setCash(viewer, targetOf(input), amount, { withLots }, now)
      return { data: updatedToWire(written) }
    },
    options,
  ),

  setCashMode: forUser(
    setCashMode,
    async ({ input, viewer, now, services: { cashWrites } }) => {
      const openings = input.openings.map(({ currency, amount, date }) => {
        return { currency, date, amount: amountFromWire(amount, 'amount') }
      })
      const change = { cashMode: input.cashMode, openings }
      const withLots = input.lots === 'all'
      const written = await cashWrites.setMode(viewer, targetOf(input), change, { withLots }, now)
      return { data: updatedToWire(written) }
    },
    options,
  ),
}

function targetOf({ portfolioId, version }: { portfolioId: string; version?: number | undefined }) {
  return { portfolioId, version }
}
