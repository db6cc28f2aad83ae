import { rem } from './tokens.ts'

function style(size: number, line: number, weight: number, tracking = '0') {
  return { value: { fontSize: rem(size), lineHeight: rem(line), fontWeight: weight, letterSpacing: tracking } }
}

function growing(phone: readonly [number, number], wide: readonly [number, number], weight: number, tracking: string) {
  return {
    value: {
      fontSize: { base: rem(phone[0]), sm: rem(wide[0]) },
      lineHeight: { base: rem(phone[1]), sm: rem(wide[1]) },
      fontWeight: weight,
      letterSpacing: tracking,
    },
  }
}

/** Type scale. Weights are defaults; callers may raise them. */
export const textStyles = {
  hero: growing([40, 43], [56, 58], 600, '-0.035em'),
  display: growing([38, 41], [44, 48], 600, '-0.030em'),
  price: style(32, 36, 600, '-0.025em'),
  planPrice: style(28, 34, 600, '-0.025em'),
  h1: style(28, 34, 600, '-0.022em'),
  companyName: style(24, 28, 600, '-0.022em'),
  lead: growing([16, 24], [18, 27], 400, '0'),
  dialogTitle: style(20, 26, 600, '-0.015em'),
  h2: style(18, 24, 600, '-0.012em'),
  h3: style(14, 20, 600),
  body: style(14, 20, 400),
  table: style(13, 18, 400),
  priceCell: style(14, 18, 600),
  note: style(12, 16, 400),
  small: style(11, 14, 400),
}
