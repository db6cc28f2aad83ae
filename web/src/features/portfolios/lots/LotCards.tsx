import { useIntl } from 'react-intl'
import { directionOf } from '@palier/domain/market/priceChange'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { BareButton } from '../../../ui/buttons/BareButton.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { LotFacts } from './lotFacts.ts'
import { liveGainOf } from './liveGain.ts'
import { LotMark } from './LotMark.tsx'
import { useLotLabels } from './useLotLabels.ts'

interface LotCardsProps {
  readonly lots: readonly LotFacts[]
  readonly held: HeldStock
  readonly onEdit: (lot: LotFacts) => void
}

export function LotCards({ lots, held, onEdit }: LotCardsProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { stock, price } = held
  const labels = useLotLabels(stock.currency)
  return (
    <Box
      as="ul"
      borderTopWidth="1px"
      borderColor="rule"
      aria-label={formatMessage({ id: 'lot.table' }, { symbol: stock.symbol })}
    >
      {lots.map((lot) => {
        const gain = liveGainOf(lot, price)
        return (
          <Box as="li" key={lot.id} borderBottomWidth="1px" borderColor="border">
            <BareButton
              display="block"
              w="full"
              minH="3.625rem"
              py="2"
              textAlign="start"
              type="button"
              aria-haspopup="dialog"
              // Lots created by an event can only be changed through that event.
              disabled={lot.isOfEvent}
              onClick={() => onEdit(lot)}
            >
              <Flex as="span" align="baseline" justify="space-between" gap="3" fontVariantNumeric="tabular-nums">
                <span>
                  <LotMark type={lot.type} />
                  {formatMessage({ id: `lot.type.${lot.type}` })}{' '}
                  <data value={lot.quantity} data-amount>
                    {labels.quantity(lot.quantity)}
                  </data>{' '}
                  × <data value={lot.price}>{format.unitPrice(lot.price, stock.currency)}</data>
                </span>
                {gain && (
                  <Text as="span" color={DIRECTION_COLORS[directionOf(gain.gain)]}>
                    <data value={gain.gain.toString()} data-amount>
                      {format.signedMoney(gain.gain.toString(), stock.currency)}
                    </data>
                  </Text>
                )}
              </Flex>
              <Flex
                as="span"
                align="baseline"
                justify="space-between"
                gap="3"
                textStyle="note"
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
              >
                <span>{labels.date(lot)}</span>
                {gain && (
                  <Text as="span" color={DIRECTION_COLORS[directionOf(gain.gain)]}>
                    {format.signedPercent(gain.percentage.toString(), 1)}
                  </Text>
                )}
              </Flex>
            </BareButton>
          </Box>
        )
      })}
    </Box>
  )
}
