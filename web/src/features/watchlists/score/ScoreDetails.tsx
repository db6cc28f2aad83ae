import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { scoreDetailsOf, scoreText } from '@palier/domain/watchlists/score'
import { scoreFormulaOf } from '@palier/domain/watchlists/scoreFormula'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import { useFormulaText } from './useFormulaText.ts'

const VARIABLES: ReadonlyMap<string, MessageId> = new Map([
  ['price', 'list.column.price'],
  ['t200', 'list.threshold.buy.t200'],
  ['t400', 'list.threshold.buy.t400'],
  ['t600', 'list.threshold.buy.t600'],
  ['t800', 'list.threshold.buy.t800'],
  ['oneYearLow', 'scoreDetails.low'],
  ['oneYearHigh', 'scoreDetails.high'],
])

interface ScoreDetailsProps {
  readonly id: string
  readonly entry: WatchedEntry
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function ScoreDetails({ id, entry, anchor, onClose }: ScoreDetailsProps) {
  const { formatMessage } = useIntl()
  const { price, percent } = useFormatters()
  const formulaText = useFormulaText()
  const { tip, place } = usePlace(anchor, onClose)
  const { kind, basis, thresholds, stock } = entry
  const low = decimalOrNull(stock.yearLow)
  const high = decimalOrNull(stock.yearHigh)
  const input = { kind, basis, thresholds, price: entry.lastPrice, range: low && high && { low, high } }
  const formula = formulaText(scoreFormulaOf(input), entry.score)
  // Portal: a phone card or a scrolling table would clip it.
  return createPortal(
    <Box
      ref={tip}
      id={id}
      position="fixed"
      zIndex="menu"
      w="20rem"
      maxW="calc(100vw - 1rem)"
      py="0.375rem"
      cursor="auto"
      role="tooltip"
      style={place}
    >
      <Card py="0.875rem" boxShadow="dialog" color="fg" textStyle="table" textAlign="start" whiteSpace="normal">
        <Text mb="2" textStyle="note" color="fg.muted">
          {formatMessage({ id: 'scoreDetails.title' }, { symbol: stock.symbol })}
        </Text>
        {scoreDetailsOf(input).subScores.map(({ name, weighting, score, usedVariables }) => (
          <div key={name}>
            <Flex
              as="p"
              align="baseline"
              gap="2"
              pb="0.375rem"
              borderBottomWidth="1px"
              borderColor="rule"
              fontWeight="semibold"
            >
              <span>{formatMessage({ id: `scoreDetails.${name}` })}</span>
              <Text as="span" textStyle="note" color="fg.muted">
                {formatMessage({ id: 'scoreDetails.weight' }, { percent: percent(weighting * 100, 0) })}
              </Text>
              <Text as="span" ms="auto" fontVariantNumeric="tabular-nums">
                {scoreText(score)}
              </Text>
            </Flex>
            <dl>
              {Object.entries(usedVariables).map(([variable, value]) => {
                const label = VARIABLES.get(variable)
                return (
                  <Flex
                    key={variable}
                    justify="space-between"
                    py="1"
                    borderBottomWidth="1px"
                    borderColor="border"
                    fontVariantNumeric="tabular-nums"
                    css={{ '& dt': { color: 'fg.muted' } }}
                  >
                    <dt>{label === undefined ? variable : formatMessage({ id: label })}</dt>
                    <dd>{price(value)}</dd>
                  </Flex>
                )
              })}
            </dl>
          </div>
        ))}
        {formula !== null && (
          <Text mt="0.625rem" fontVariantNumeric="tabular-nums" textWrap="balance">
            {formula}
          </Text>
        )}
      </Card>
    </Box>,
    document.querySelector('main') ?? document.body,
  )
}

const MARGIN = 8

/** Inside the window: below the badge, or above it if it fits only there. Scrolling closes the tip. */
function usePlace(anchor: RefObject<HTMLElement | null>, onClose: () => void) {
  const tip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ readonly top: number; readonly left: number }>({ top: 0, left: 0 })
  useLayoutEffect(() => {
    const badge = anchor.current?.getBoundingClientRect()
    const own = tip.current?.getBoundingClientRect()
    if (!badge || !own) return
    const { clientWidth, clientHeight } = document.documentElement
    const fitsBelow = badge.bottom + own.height + MARGIN <= clientHeight
    const farthest = Math.max(MARGIN, clientWidth - own.width - MARGIN)
    setPlace({
      top: fitsBelow || badge.top < own.height ? badge.bottom : badge.top - own.height,
      left: Math.min(Math.max(MARGIN, badge.left), farthest),
    })
  }, [anchor])
  useEffect(() => {
    document.addEventListener('scroll', onClose, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', onClose, { capture: true })
  }, [onClose])
  return { tip, place }
}
