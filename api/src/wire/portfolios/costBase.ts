import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  costBaseAdjustment,
  costBaseEvent,
  costBaseSecurity,
  superficialLoss,
  WireCostBaseReport,
} from '@palier/contract/portfolios/costBaseCalls'
import type { CostBaseEntry, SaleFigures } from '@palier/domain/portfolios/adjustedCostBase'
import { type Decimal, decimal, ZERO } from '@palier/domain/kernel/decimal'
import { INCOME_KINDS } from '@palier/domain/portfolios/bookEvent'
import { exactAmount, isConversion, isTrade, takesShares } from '@palier/domain/portfolios/lot'
import { withFormulaGuard } from '@palier/domain/imports/tradeFileExport'
import type { z } from 'zod'
import type { CostBaseReport, CostBaseSecurity, IncomeOfKind } from '../../services/portfolios/costBase/costBase.ts'
import type { ForeignCashReport } from '../../services/portfolios/cash/foreignCash.ts'
import type { ReportedTrade } from '../../services/portfolios/costBase/costBaseTrades.ts'
import type { Language } from '../../services/kernel/viewer.ts'
import { moneyToWire } from '../kernel/money.ts'

const EVENTS_A_BATCH = 500

/** Yields to the event loop between batches. */
export async function costBaseToWire(report: CostBaseReport, language: Language): Promise<WireCostBaseReport> {
  const { year, securities, leftOut, isRateSimulated } = report
  const events: WireEvent[] = []
  const adjustments: WireAdjustment[] = []
  let csv = lineOf([LABELS[language].header])
  for (let at = 0; at < report.events.length; at += EVENTS_A_BATCH) {
    const some: (WireEvent | WireAdjustment)[] = []
    for (const entry of report.events.slice(at, at + EVENTS_A_BATCH)) {
      const event = eventToWire(entry)
      const adjustment = adjustmentToWire(entry)
      if (event) events.push(event)
      if (adjustment) adjustments.push(adjustment)
      some.push(...[event, adjustment].filter((one) => one !== null))
    }
    csv += linesOf(some, language)
    await nextTurn()
  }
  csv += linesOfCells([
    ...securities.map((security) => totalCells(security, language)),
    ...report.income.flatMap((income) => incomeCells(income, language)),
    ...report.foreignCash.map((cash) => foreignCashCells(cash, language)),
  ])
  const sum = (of: (security: CostBaseSecurity) => Decimal) =>
    moneyToWire(securities.reduce((total, security) => total.plus(of(security)), ZERO))
  return {
    year,
    securities: securities.map(securityToWire),
    events,
    rowsWithoutRate: leftOut.noRate,
    rowsNotHeld: leftOut.notHeld,
    isRateSimulated,
    proceeds: sum(({ proceeds }) => proceeds),
    costBase: sum(({ cost }) => cost),
    gain: sum(({ gain }) => gain),
    deniedLoss: sum(({ deniedLoss }) => deniedLoss),
    outlays: sum(({ outlays }) => outlays),
    reportedGain: sum(({ reportedGain }) => reportedGain),
    deemedGain: sum(({ deemedGain }) => deemedGain),
    adjustments,
    income: report.income.map(({ incomeKind, gross, withheld, eventCount, withoutRateCount }) => ({
      incomeKind,
      eventCount,
      withoutRateCount,
      gross: moneyToWire(gross),
      withheld: moneyToWire(withheld),
    })),
    foreignPropertyCost: moneyToWire(report.foreignPropertyCost),
    foreignCash: report.foreignCash.map(({ currency, withoutRateCount, ...amounts }) => ({
      currency,
      withoutRateCount,
      gain: moneyToWire(amounts.gain),
      countedGain: moneyToWire(amounts.countedGain),
      balance: moneyToWire(amounts.balance),
      cost: moneyToWire(amounts.cost),
      uncovered: moneyToWire(amounts.uncovered),
    })),
    csv,
  }
}

function securityToWire(security: CostBaseSecurity): z.infer<typeof costBaseSecurity> {
  return {
    symbol: security.stock.ticker,
    companyName: security.stock.companyName,
    sharesSold: security.soldShareCount.toNumber(),
    proceeds: moneyToWire(security.proceeds),
    costBase: moneyToWire(security.cost),
    outlays: moneyToWire(security.outlays),
    gain: moneyToWire(security.gain),
    deniedLoss: moneyToWire(security.deniedLoss),
    sharesHeld: security.heldShareCount.toNumber(),
    costBaseHeld: moneyToWire(security.heldCost),
    lostForever: moneyToWire(security.lostForever),
    isProvisional: security.isProvisional,
    reportedGain: moneyToWire(security.reportedGain),
    deemedGain: moneyToWire(security.deemedGain),
    oneForOne: security.oneForOne && {
      reportedGain: moneyToWire(security.oneForOne.reportedGain),
      costBaseHeld: moneyToWire(security.oneForOne.heldCost),
    },
  }
}

type WireEvent = z.infer<typeof costBaseEvent>

type WireAdjustment = z.infer<typeof costBaseAdjustment>

function adjustmentToWire(entry: CostBaseEntry<ReportedTrade>): WireAdjustment | null {
  const { trade, rateToCad, sale, deemedGain } = entry
  const { quantity, price } = trade
  const kind = isLossOfSpouse(entry) ? 'lossOfSpouse' : trade.kind
  if (kind === 'buy' || kind === 'sell') return null
  const isSplit = kind === 'split'
  const isOfSpouse = kind === 'lossOfSpouse'
  // The cost transferred with shares is shown by the cost base before and after.
  const carriesCost = takesShares(trade.kind) || isConversion(trade.kind) || trade.transfer === 'betweenSpouses'
  const hasAmount = !isSplit && !isOfSpouse && !carriesCost
  const addedCost = isOfSpouse ? entry.costAfter.minus(entry.costBefore) : null
  const gain = kind === 'returnOfCapital' ? deemedGain : (sale?.gain ?? null)
  return {
    date: trade.tradeDate,
    kind,
    symbol: trade.stock.ticker,
    portfolioName: trade.portfolioName,
    numerator: isSplit ? quantity.toNumber() : null,
    denominator: isSplit ? price.toNumber() : null,
    amount: hasAmount ? moneyToWire(price) : null,
    rate: moneyToWire(rateToCad),
    isRateSimulated: trade.isRateSimulated,
    amountInCad: hasAmount ? moneyToWire(price.times(rateToCad)) : addedCost && moneyToWire(addedCost),
    sharesBefore: entry.shareCountBefore.toNumber(),
    sharesAfter: entry.shareCountAfter.toNumber(),
    costBaseBefore: moneyToWire(entry.costBefore),
    costBaseAfter: moneyToWire(entry.costAfter),
    gain: gain && moneyToWire(gain),
  }
}

/** True for a sale by the spouse whose denied loss raises the cost of the user's shares. */
function isLossOfSpouse({ trade, owner }: CostBaseEntry<ReportedTrade>): boolean {
  return trade.owner !== owner
}

function eventToWire(entry: CostBaseEntry<ReportedTrade>): WireEvent | null {
  const { trade, rateToCad, sale } = entry
  if (!isTrade(trade.kind) || isLossOfSpouse(entry)) return null
  return {
    date: trade.tradeDate,
    settlementDate: trade.settlementDate,
    type: trade.kind,
    symbol: trade.stock.ticker,
    portfolioName: trade.portfolioName,
    quantity: trade.quantity.toNumber(),
    price: moneyToWire(trade.price),
    fee: moneyToWire(trade.fee ?? ZERO),
    rate: moneyToWire(rateToCad),
    isRateSimulated: trade.isRateSimulated,
    amountInCad: moneyToWire(exactAmount(trade).times(rateToCad)),
    sharesAfter: entry.shareCountAfter.toNumber(),
    costBaseAfter: moneyToWire(entry.costAfter),
    gain: sale && moneyToWire(sale.gain),
    isSuperficial: sale?.superficial != null,
    deniedLoss: sale && moneyToWire(sale.deniedLoss),
    computation: {
      sharesBefore: entry.shareCountBefore.toNumber(),
      costBaseBefore: moneyToWire(entry.costBefore),
      feeInCad: moneyToWire((trade.fee ?? ZERO).times(rateToCad)),
      costOfSold: sale && moneyToWire(sale.cost),
      superficial: sale && superficialToWire(sale),
    },
  }
}

/** Null if the loss is not superficial. */
export function superficialToWire({ superficial, addedToOther }: SaleFigures): z.infer<typeof superficialLoss> | null {
  if (!superficial) return null
  const { windowStart, windowEnd, boughtInWindow, heldAtEnd, replaced, boughtByOther } = superficial
  return {
    windowStart,
    windowEnd,
    boughtInWindow: boughtInWindow.toNumber(),
    heldAtEnd: heldAtEnd.toNumber(),
    replaced: replaced.toNumber(),
    boughtByOther: boughtByOther.toNumber(),
    addedToOther: moneyToWire(addedToOther),
  }
}

const LABELS = {
  fr: {
    header:
      'date,règlement,type,symbole,portefeuille,quantité,prix,frais,taux,taux simulé,montant en CAD,actions après,PBR après en CAD,gain en CAD,perte apparente,perte refusée en CAD,gain à déclarer en CAD,avis',
    buy: 'achat',
    sell: 'vente',
    split: 'fractionnement',
    cashInLieu: 'argent pour une fraction',
    returnOfCapital: 'remboursement de capital',
    notional: 'distribution fictive',
    transferOut: 'transfert sortant',
    transferIn: 'transfert entrant',
    convertedOut: 'devenues d’un autre titre',
    convertedIn: 'issues d’un autre titre',
    costOut: 'coût passé au titre essaimé',
    lossOfSpouse: 'perte refusée au conjoint ou à la conjointe',
    year: 'année',
    currencyGain: 'gain sur devises',
    withheld: 'impôt retenu',
    income: {
      eligible: 'dividendes déterminés',
      other: 'autres dividendes canadiens',
      foreign: 'dividendes étrangers',
      interest: 'intérêts',
      trust: 'distributions de fiducies et de fonds',
      capitalGains: 'gains en capital distribués',
      inLieu: 'paiements compensatoires',
      unknown: 'revenus de nature non précisée',
    },
    yes: 'oui',
    no: 'non',
    notice: 'Information, pas un conseil',
    simulated: 'Information, pas un conseil; taux de change simulé',
  },
  en: {
    header:
      'date,settlement,type,symbol,portfolio,quantity,price,fee,rate,simulated rate,amount in CAD,shares after,ACB after in CAD,gain in CAD,superficial,denied loss in CAD,gain to report in CAD,notice',
    buy: 'buy',
    sell: 'sell',
    split: 'split',
    cashInLieu: 'cash in lieu',
    returnOfCapital: 'return of capital',
    notional: 'notional distribution',
    transferOut: 'transfer out',
    transferIn: 'transfer in',
    convertedOut: 'became another stock',
    convertedIn: 'came from another stock',
    costOut: 'cost passed to the stock spun off',
    lossOfSpouse: 'loss denied to the spouse',
    year: 'year',
    currencyGain: 'gain on foreign cash',
    withheld: 'tax withheld',
    income: {
      eligible: 'eligible dividends',
      other: 'other Canadian dividends',
      foreign: 'foreign dividends',
      interest: 'interest',
      trust: 'distributions of trusts and funds',
      capitalGains: 'capital gains distributed',
      inLieu: 'payments in lieu',
      unknown: 'income of no stated kind',
    },
    yes: 'yes',
    no: 'no',
    notice: 'Information, not advice',
    simulated: 'Information, not advice; simulated exchange rate',
  },
} as const

/** Every line includes a notice that it is not advice. */
function linesOf(rows: readonly (WireEvent | WireAdjustment)[], language: Language): string {
  const labels = LABELS[language]
  const cellsOf = (event: WireEvent) => [
    event.date,
    event.settlementDate,
    labels[event.type],
    event.symbol,
    event.portfolioName,
    ...[event.quantity, event.price, event.fee, event.rate].map(String),
    event.isRateSimulated ? labels.yes : labels.no,
    cents(event.amountInCad),
    String(event.sharesAfter),
    cents(event.costBaseAfter),
    cents(event.gain),
    event.isSuperficial ? labels.yes : labels.no,
    cents(event.deniedLoss),
    cents(event.gain === null ? null : reportedGain(event.gain, event.deniedLoss ?? 0)),
    event.isRateSimulated ? labels.simulated : labels.notice,
  ]
  const adjustmentCells = (one: WireAdjustment) => [
    one.date,
    '',
    labels[one.kind],
    one.symbol,
    one.portfolioName,
    one.numerator === null ? '' : `${one.numerator}:${one.denominator}`,
    '',
    '',
    String(one.rate),
    one.isRateSimulated ? labels.yes : labels.no,
    cents(one.amountInCad),
    String(one.sharesAfter),
    cents(one.costBaseAfter),
    cents(one.gain),
    labels.no,
    '',
    cents(one.gain),
    one.isRateSimulated ? labels.simulated : labels.notice,
  ]
  const lines = rows.map((row) => ('type' in row ? cellsOf(row) : adjustmentCells(row)))
  return linesOfCells(lines)
}

const COLUMNS = 18
const AMOUNT_COLUMN = 10
const GAIN_COLUMN = 13
const REPORTED_COLUMN = 16

function totalCells(security: CostBaseSecurity, language: Language): string[] {
  const { year, notice } = LABELS[language]
  const inCents = (amount: Decimal) => cents(moneyToWire(amount))
  return [
    '',
    '',
    year,
    security.stock.ticker,
    '',
    security.soldShareCount.toString(),
    '',
    inCents(security.outlays),
    '',
    '',
    inCents(security.proceeds),
    security.heldShareCount.toString(),
    inCents(security.heldCost),
    inCents(security.gain),
    '',
    inCents(security.deniedLoss),
    inCents(security.reportedGain),
    notice,
  ]
}

function incomeCells({ incomeKind, gross, withheld }: IncomeOfKind, language: Language): string[][] {
  const { income, withheld: label, notice } = LABELS[language]
  const kind = income[INCOME_KINDS.find((known) => known === incomeKind) ?? 'unknown']
  const row = (name: string, amount: Decimal) => {
    const cells: string[] = Array.from({ length: COLUMNS }, () => '')
    cells[2] = name
    cells[AMOUNT_COLUMN] = cents(moneyToWire(amount))
    return [...cells.slice(0, -1), notice]
  }
  return [row(kind, gross), ...(withheld.eq(ZERO) ? [] : [row(`${label} (${kind})`, withheld)])]
}

function foreignCashCells({ currency, gain, countedGain }: ForeignCashReport, language: Language): string[] {
  const { currencyGain, notice } = LABELS[language]
  const cells: string[] = Array.from({ length: COLUMNS }, () => '')
  cells[2] = currencyGain
  cells[3] = currency
  cells[GAIN_COLUMN] = cents(moneyToWire(gain))
  cells[REPORTED_COLUMN] = cents(moneyToWire(countedGain))
  return [...cells.slice(0, -1), notice]
}

function linesOfCells(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => lineOf(cells.map(cellOf))).join('')
}

function lineOf(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

function reportedGain(gain: number, deniedLoss: number): number {
  return moneyToWire(decimal(gain).plus(decimal(deniedLoss)))
}

function cents(amount: number | null): string {
  return amount === null ? '' : decimal(amount).toFixed(2)
}

/** Negative amounts are not formulas, but a name may be one. */
function cellOf(text: string): string {
  const safe = /^-[\d.]+$/.test(text) ? text : withFormulaGuard(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
