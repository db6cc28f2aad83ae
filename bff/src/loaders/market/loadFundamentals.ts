import type { WireBasicFundamentals } from '@palier/contract/market/stockSchemas'
import type { Operation } from '../../operation/context.ts'
import { settleBounded } from '../../cache/mapBounded.ts'
import { readPublic } from '../../operation/publicReads.ts'
import { createLoader } from '../kernel/createLoader.ts'

const MAXIMUM_STOCKS = 100
const READS_AT_ONCE = 16

/** Cached for all visitors. */
export const fundamentalsLoader = createLoader(loadFundamentals, { maximumKeys: MAXIMUM_STOCKS })

function loadFundamentals(
  stockIds: readonly string[],
  operation: Operation,
): Promise<(WireBasicFundamentals | Error)[]> {
  const { fundamentals } = operation.services.publicReads
  return settleBounded(
    stockIds,
    READS_AT_ONCE,
    async (stockId) => (await readPublic(operation, fundamentals, { stockId })).value,
  )
}
