import { assertOutsideTransaction } from '../database/testing/transactionGuard.ts'
import type { MarketData } from '../providers/marketData/port.ts'
import type { TransactionalMarketData } from '../services/market/storedMarketData.ts'

/**
 * Market data that fails when it is read in an open transaction, as stored prices do: a write must read what `within`
 * returns. Proves with simulated prices that real ones do not lead a write out of its transaction.
 */
export function guardMarketData(marketData: MarketData): TransactionalMarketData {
  return new Proxy(marketData, {
    get(target, name) {
      if (name === 'within') return () => target
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return async (...given: unknown[]): Promise<unknown> => {
        assertOutsideTransaction()
        return Reflect.apply(member, target, given)
      }
    },
  })
}
