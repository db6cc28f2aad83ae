import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { conversionCurrencyOf, type Currency } from '@palier/domain/market/currency'
import type { CurrencyRate_site$key } from '../../../__generated__/CurrencyRate_site.graphql.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

interface CurrencyRateProps {
  readonly site: CurrencyRate_site$key
  /** Currency in which one unit of the other is expressed. */
  readonly currency: Currency
}

/** Rate of the other currency, to four decimals; empty if unknown. */
export function CurrencyRate({ site, currency }: CurrencyRateProps) {
  const { usdInCad, cadInUsd } = useFragment(
    graphql`
      fragment CurrencyRate_site on Site {
        usdInCad: exchangeRate(from: USD, to: CAD)
        cadInUsd: exchangeRate(from: CAD, to: USD)
      }
    `,
    site,
  )
  const formatters = useFormatters()
  const rate = currency === 'CAD' ? usdInCad : cadInUsd
  if (rate == null) return null

  const strong = (text: ReactNode) => (
    <Box as="strong" color="fg" fontWeight="medium" fontVariantNumeric="tabular-nums">
      {text}
    </Box>
  )
  const values = { from: conversionCurrencyOf(currency), to: currency, rate: formatters.rate(rate), strong }
  return (
    <Text as="span" color="fg.muted" textStyle="note" whiteSpace="nowrap">
      <FormattedMessage id="shell.rate" values={values} />
    </Text>
  )
}
