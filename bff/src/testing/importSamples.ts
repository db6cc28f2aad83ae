import type { WireSuperficialLossCheck } from '@palier/contract/portfolios/superficialLossCalls'
import type { WireIncompleteEvent } from '@palier/contract/portfolios/incompleteEventCalls'
import type { WireCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import type { WireImportPreview } from '@palier/contract/imports/importCalls'

export function samplePreview(importId: string): WireImportPreview {
  const row = { date: '2026-03-02', type: 'buy', symbol: 'S1', exchange: 'XTSE', companyName: 'Company s1' } as const
  return {
    importId,
    portfolioId: 'p1',
    formatName: null,
    columns: [{ index: 0, title: 'Date', samples: ['02/03/2026'], meaning: 'date' }],
    questions: ['dateOrder'],
    rows: [
      { ...row, line: 2, verdict: 'accepted', reason: null, quantity: 1.000001, price: 0.1, cells: ['02/03/2026'] },
      { ...row, line: 3, verdict: 'refused', reason: 'price.required', quantity: 3, price: null, cells: [''] },
    ],
    nextCursor: 'row-2',
    acceptedCount: 1,
    skippedCount: 0,
    refusedCount: 1,
    duplicateCount: 0,
    rowCount: 2,
    isReady: false,
  }
}

/** A spin-off of which the parent is not told. */
export function sampleIncompleteEvent(): WireIncompleteEvent {
  return {
    ...{ incompleteEventId: 'left-1', portfolioId: 'p1', importId: 'import-1', line: 4, kind: 'spinOff' },
    ...{ missing: 'parent', date: '2026-03-02', stock: null, quantity: null, otherQuantity: 2.5, symbol: null },
    otherStock: { stockId: 's1', symbol: 'S1', companyName: 'Company s1', currency: 'CAD' },
    ...{ numerator: null, denominator: null, gross: null, cashInLieu: null, currency: 'CAD', text: 'SPIN-OFF' },
  }
}

/** A check of a sale, or of no trade. */
export function sampleLossCheck(isOfSale: boolean): WireSuperficialLossCheck {
  return {
    ...{ settlementDate: '2026-03-03', purchases: [], losses: [], deniedThrough: '2026-04-01' },
    sale: isOfSale ? { gain: -2, deniedLoss: 1, lostForever: 0, superficial: null, isProvisional: true } : null,
  }
}

export function sampleCostBase(year: number): WireCostBaseReport {
  return {
    year,
    securities: [
      {
        symbol: 'S1',
        companyName: 'Company s1',
        sharesSold: 1,
        proceeds: 9.5,
        costBase: 9,
        outlays: 0.1,
        gain: 0.4,
        deniedLoss: 0,
        sharesHeld: 3,
        costBaseHeld: 27,
        lostForever: 0,
        isProvisional: false,
      },
    ],
    events: [
      {
        date: '2026-03-02',
        settlementDate: '2026-03-03',
        type: 'sell',
        symbol: 'S1',
        portfolioName: 'My p1',
        quantity: 1,
        price: 9.5,
        fee: 0.1,
        rate: 1,
        isRateSimulated: true,
        amountInCad: 9.4,
        sharesAfter: 3,
        costBaseAfter: 27,
        gain: 0.4,
        isSuperficial: false,
        deniedLoss: null,
      },
    ],
    rowsWithoutRate: 2,
    rowsNotHeld: 0,
    isRateSimulated: true,
    proceeds: 9.5,
    costBase: 9,
    gain: 0.4,
    deniedLoss: 0,
    csv: 'year\r\n',
  }
}
