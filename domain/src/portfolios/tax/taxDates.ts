import { CANADIAN_EXCHANGES } from '../../market/exchange.ts'
import type { LedgerKind } from '../lot.ts'

const TRUST_KINDS: readonly string[] = ['etf', 'unit']

type Security = { readonly kind: string; readonly exchangeCode: string }

/** Distributions of Canadian funds and trust units are reported on a T3 slip. */
export function isTrust({ kind, exchangeCode }: Security): boolean {
  return TRUST_KINDS.includes(kind) && CANADIAN_EXCHANGES.includes(exchangeCode)
}

/**
 * Day that decides the tax year of a payment: the record date for a distribution of a trust, which
 * is then payable (ITA 104(13)), the payment date for a corporate dividend.
 */
export function incomeTaxDate(
  { date, recordDate }: { readonly date: string; readonly recordDate: string | null },
  isOfTrust: boolean,
): string {
  return isOfTrust ? (recordDate ?? date) : date
}

/**
 * Day that decides the tax year of a ledger row. `settled` is its settlement date, or the event's
 * day. Returned capital and notional distributions are placed on the record date.
 */
export function ledgerTaxDate(
  row: { readonly kind: LedgerKind; readonly tradeDate: string },
  settled: string,
  security: Security,
): string {
  const isDistribution = row.kind === 'returnOfCapital' || row.kind === 'notional'
  return isDistribution && isTrust(security) ? row.tradeDate : settled
}
