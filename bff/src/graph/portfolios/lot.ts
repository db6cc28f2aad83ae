import type { WireLot } from '@palier/contract/portfolios/portfolioSchemas'
import { findLot, type LotPlace } from '../../loaders/portfolios/loadLots.ts'
import { builder } from '../kernel/builder.ts'
import { TransactionType } from '../kernel/portfolioEnums.ts'
import { idWithin } from '../kernel/globalId.ts'
import { connectionOf } from '../kernel/pages.ts'
import { Refusal } from '../kernel/refusal.ts'

type OwnLot = WireLot & LotPlace

const Lot = builder.objectRef<OwnLot>('Lot')

builder.node(Lot, {
  description: 'Purchase or sale.',
  id: { resolve: keyOfLot },
  async loadOne(key, { operation }) {
    const found = readKey(key)
    if (!operation.session || !found) return null
    const lot = await findLot(operation, found, found.lotId)
    return lot && { ...lot, portfolioId: found.portfolioId, stockId: found.stockId }
  },
  fields: (t) => ({
    lotId: t.exposeString('lotId', { description: 'Id of the lot.' }),
    type: t.expose('portfolioStockTransationType', { type: TransactionType, description: 'Purchase or sale.' }),
    date: t.field({
      type: 'Date',
      description: 'Trade date.',
      resolve: ({ dateOfTransaction }) => plainDateOf(dateOfTransaction),
    }),
    quantity: t.expose('quantity', { type: 'Decimal', description: 'Number of shares.' }),
    presentQuantity: t.field({
      type: 'Decimal',
      description: 'The quantity in the shares after later splits.',
      resolve: ({ quantity, presentQuantity }) => presentQuantity ?? quantity,
    }),
    price: t.expose('averageTransactionPrice', {
      type: 'Decimal',
      description: 'Price of one share in the currency of the stock.',
    }),
    fee: t.expose('fee', {
      type: 'Decimal',
      nullable: true,
      description: 'Fee of the broker in the currency of the stock; none when left out.',
    }),
    fxRateToCad: t.expose('fxRateToCad', {
      type: 'Decimal',
      nullable: true,
      description: 'Canadian dollars for one unit of the currency of the stock on that day.',
    }),
    note: t.exposeString('note', { description: 'Note in free text.' }),
    gain: t.expose('standardizedTotalGain', {
      type: 'Decimal',
      description: 'Gain of the lot at the last price or at the sale; negative for a loss.',
    }),
    gainPercent: t.expose('standardizedTotalGainPourcentage', {
      type: 'Decimal',
      description: 'Gain in percent of the cost.',
    }),
    version: t.int({
      description:
        'Version to send with a write, which is refused if it has changed since; 0 when the server has no versions.',
      resolve: ({ version = 0 }) => version,
    }),
    isImported: t.boolean({
      description: 'Whether it was imported from a file.',
      resolve: ({ importId }) => importId != null,
    }),
    isOfEvent: t.boolean({
      description: 'Whether an event made it, such as a reinvested dividend: it changes with that event only.',
      resolve: ({ eventId }) => eventId != null,
    }),
  }),
})

export const LotConnection = connectionOf('Lot', Lot, 'A page of rows, newest first.')

builder.objectField(LotConnection, 'totalCount', (t) =>
  t.int({
    description: 'Total number of rows; null when the server does not count them.',
    resolve: ({ totalCount }) => totalCount ?? 0,
  }),
)

/** The REST API sends an instant; only its day matters. */
export function plainDateOf(dateTime: string): string {
  return dateTime.slice(0, 'YYYY-MM-DD'.length)
}

function keyOfLot({ portfolioId, stockId, lotId }: OwnLot): string {
  return `${portfolioId}.${stockId}.${lotId}`
}

/** Throws a `resource_missing` refusal if invalid. */
export function lotIdIn(globalId: string): string {
  const key = readKey(idWithin(Lot.name, globalId))
  if (!key) throw new Refusal('resource_missing')
  return key.lotId
}

function readKey(key: string): (LotPlace & { lotId: string }) | null {
  const [portfolioId = '', stockId = '', ...rest] = key.split('.')
  const lotId = rest.join('.')
  return portfolioId && stockId && lotId ? { portfolioId, stockId, lotId } : null
}
