import { CANADIAN_EXCHANGES } from '../../market/exchange.ts'
import type { LedgerKind } from '../lot.ts'

/** Kinds of securities that are trusts if they are listed in Canada. */
const TRUST_KINDS: readonly string[] = ['etf', 'unit']

type Security = { readonly kind: string; readonly exchangeCode: string }

/** Whether distributions are reported on a T3 slip: those of Canadian funds and units of trusts. */
export function isTrust({ kind, exchangeCode }: Security): boolean {
  return TRUST_KINDS.includes(kind) && CANADIAN_EXCHANGES.includes(exchangeCode)
}

/**
 * Day that decides the tax year of a payment. A distribution of a trust counts when it became payable, which its record
 * date shows (ITA 104(13)); a dividend of a corporation when it was paid.
 */
export function incomeTaxDate(
  { date, recordDate }: { readonly date: string; readonly recordDate: string | null },
  isOfTrust: boolean,
): string {
  return isOfTrust ? (recordDate ?? date) : date
}

/**
 * Day that decides the tax year of a ledger row. `settled` is the stored settlement date of the row, or its own day for the
 * row of an event. A row of returned capital or of a notional distribution is placed on the record date.
 */
export function ledgerTaxDate(
  row: { readonly kind: LedgerKind; readonly tradeDate: string },
  settled: string,
  security: Security,
): string {
  const isDistribution = row.kind === 'returnOfCapital' || row.kind === 'notional'
  return isDistribution && isTrust(security) ? row.tradeDate : settled
}
