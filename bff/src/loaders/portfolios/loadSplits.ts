import { answerSplit, type WireProposedSplit } from '@palier/contract/portfolios/splitCalls'
import type { InputOf } from '@palier/contract/kernel/call'
import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { forgetOverview, loadOverview } from '../kernel/loadOverview.ts'
import { rememberHoldings } from './loadHoldings.ts'
import { writeToHoldings } from './writeHoldings.ts'

/** Splits missing from the user's accounts; empty if the API does not detect them. */
export async function loadProposedSplits(operation: Operation): Promise<readonly WireProposedSplit[]> {
  const overview = await loadOverview(operation, { part: 'splits' })
  return overview?.data.proposedSplits ?? []
}

/** Enters or declines a proposed split, or undoes that; returns the changed portfolios. */
export async function sendSplitAnswer(
  operation: Operation,
  session: Session,
  input: InputOf<typeof answerSplit>,
): Promise<readonly WirePortfolio[]> {
  const { data } = await writeToHoldings(operation, session, answerSplit, input)
  forgetOverview(operation, session)
  rememberHoldings(operation, data.updatedPortfolios)
  return data.updatedPortfolios
}
