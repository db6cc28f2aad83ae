import type { Call, OutputOf, SentInputOf } from '@palier/contract/kernel/call'
import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { z } from 'zod'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { clearHoldings, rememberHoldings } from './loadHoldings.ts'
import { lotPageLoader } from './loadLots.ts'
import { portfolioLoader } from './loadPortfolios.ts'
import { type OwnUsage, usageAfterWrite } from '../billing/loadUsage.ts'

/** `usage` is null if the API did not report all of it. */
type Written<Data> = { data: Data; usage: OwnUsage | null }

/** Sends a write and clears the cached holdings. */
export async function writeToHoldings<C extends Call>(
  operation: Operation,
  session: Session,
  call: C,
  input: SentInputOf<C>,
): Promise<Written<OutputOf<C>>> {
  const { data, additionalData } = await operation.client.sendWhole(call, input)
  forgetHoldings(operation, session)
  return { data, usage: usageAfterWrite(operation, session, additionalData) }
}

type Answer = { updatedPortfolio: WirePortfolio; otherPortfolio?: WirePortfolio | null | undefined }

/** For a call that returns the changed portfolio, and possibly a second one. */
export async function writeToPortfolio<C extends Call<z.ZodType, z.ZodType<Answer>>>(
  operation: Operation,
  session: Session,
  call: C,
  input: SentInputOf<C>,
): Promise<OutputOf<C>> {
  const { data } = await writeToHoldings(operation, session, call, input)
  rememberHoldings(
    operation,
    [data.updatedPortfolio, data.otherPortfolio].flatMap((one) => one ?? []),
  )
  return data
}

/** Reads the portfolio again; null if deleted. */
export async function readPortfolioNow(
  operation: Operation,
  session: Session,
  portfolioId: string,
): Promise<WirePortfolio | null> {
  forgetHoldings(operation, session)
  return portfolioLoader(operation).load(portfolioId)
}

/** Clears the cached holdings and lots after a write. */
export function forgetHoldings(operation: Operation, session: Session): void {
  clearHoldings(operation, session)
  portfolioLoader(operation).clearAll()
  lotPageLoader(operation).clearAll()
}
