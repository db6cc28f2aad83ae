import { decimal, type Decimal } from '@palier/domain/decimal'

const SHAPE = /^-?\d{1,15}([.,]\d{1,8})?$/

/** The number that somebody wrote, with a comma or a point, spaces between thousands allowed; null where it is none. */
export function amountOf(text: string): Decimal | null {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '').replace('\u2212', '-')
  return SHAPE.test(bare) ? decimal(bare.replace(',', '.')) : null
}
