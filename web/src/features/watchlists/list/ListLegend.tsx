import { memo } from 'react'
import { ClockAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { StairMark } from '../../../ui/layout/StairMark.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const SAMPLE_PRICE = '122'

export const ListLegend = memo(function ListLegend({ kind }: { kind: ListKind }) {
  const { price } = useFormatters()
  return (
    <Flex
      as="ul"
      wrap="wrap"
      gap="0.5rem 1.5rem"
      mt="4"
      textStyle="note"
      color="fg.muted"
      css={{ '& li': { display: 'flex', alignItems: 'center', gap: '2' } }}
    >
      {kind !== 'others' && (
        <li>
          <StairMark height="0.75rem" />
          <FormattedMessage id={kind === 'sell' ? 'list.legend.stepSell' : 'list.legend.step'} />
        </li>
      )}
      <li>
        <Text as="span" color="fg" fontWeight="semibold" fontVariantNumeric="tabular-nums" aria-hidden="true">
          {price(SAMPLE_PRICE)}
        </Text>
        <FormattedMessage id="list.legend.next" />
      </li>
      <li>
        <ClockAlert size={14} color="var(--p-colors-fg)" aria-hidden="true" />
        <FormattedMessage id="list.legend.stale" />
      </li>
    </Flex>
  )
})
