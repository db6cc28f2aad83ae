import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { BareButton } from '../../ui/buttons/BareButton.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { Box, Flex, Grid, HStack, Stack } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'
import { StockCard } from '../watchlists/entry/StockCard.tsx'
import type { StockOrigin } from '../../kit/navigation/origin.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { PriceAgeText } from '../../kit/prices/PriceAgeText.tsx'
import { thresholdName } from '../../kit/prices/thresholdName.ts'
import { DELAYS, usePostpone } from './today/usePostpone.ts'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'

interface ViewEntryDialogProps {
  readonly entry: WatchedEntry
  readonly listId: string
  readonly isInToday: boolean
  readonly onClose: () => void
}

export function ViewEntryDialog({ entry, listId, isInToday, onClose }: ViewEntryDialogProps) {
  const postpone = usePostpone()
  const { formatMessage } = useIntl()
  const labels = useEntryLabels()
  const { stock, kind, states } = entry
  const { stockId } = stock
  // Ordered like on the stock's page, from the highest price to the lowest.
  const ordered = kind === 'sell' ? states.toReversed() : states
  return (
    <Dialog title={stock.symbol} size="edit" onClose={onClose}>
      <Stack gap="4">
        <StockCard stock={stock} />
        <Flex as="p" align="center" justify="space-between">
          <ScoreBadge score={entry.score} label={labels.score(entry)} size="large" />
          <PriceAgeText at={stock.lastPriceAt ?? null} isIntraday={stock.isIntraday} />
        </Flex>
        <Box as="dl" borderTopWidth="1px" borderColor="border">
          {ordered.map((state) => (
            <Grid
              key={state.key}
              templateColumns="1fr auto 6rem"
              alignItems="center"
              gap="4"
              minH="11"
              borderBottomWidth="1px"
              borderColor="border"
              css={{ '& dt': { fontWeight: 'medium' } }}
              data-state={state.state}
            >
              <dt>{formatMessage({ id: thresholdName(kind, state.key) })}</dt>
              <HStack
                as="dd"
                display="inline-flex"
                gap="1"
                textStyle="note"
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
                css={{ '& svg': { w: '0.875rem', h: '0.875rem', color: 'gain' } }}
              >
                {state.state === 'crossed' ? (
                  <>
                    <Check aria-hidden="true" /> {labels.thresholdSentence(state)}
                  </>
                ) : (
                  labels.distance(state)
                )}
              </HStack>
              <Text
                as="dd"
                fontWeight={state.state === 'next' ? 'semibold' : undefined}
                fontVariantNumeric="tabular-nums"
                textAlign="end"
              >
                {labels.threshold(state)}
              </Text>
            </Grid>
          ))}
        </Box>
      </Stack>
      {isInToday && (
        <Flex as="p" wrap="wrap" align="center" columnGap="4" mt="4" textStyle="table" color="fg.muted">
          {formatMessage({ id: 'today.delay' })}
          {DELAYS.map((delay) => (
            <BareButton
              key={delay}
              type="button"
              minH="11"
              color="accent.fg"
              _hover={{ textDecoration: 'underline' }}
              onClick={() => {
                onClose()
                void postpone({ symbol: stock.symbol, entryId: entry.id }, delay)
              }}
            >
              {formatMessage({ id: `today.delay.${delay}` })}
            </BareButton>
          ))}
        </Flex>
      )}
      <Flex justify="flex-end" gap="2" mt="5" me={{ md: '-4' }} mb="-4">
        <Button asChild>
          <Link to={pathTo('List', { id: listId, stockId })}>{formatMessage({ id: 'dashboard.editPrices' })}</Link>
        </Button>
        <Button asChild variant="primary">
          <Link to={pathTo('Stock', { id: stockId })} state={{ originListId: listId } satisfies StockOrigin}>
            {formatMessage({ id: 'dashboard.openStock' })}
          </Link>
        </Button>
      </Flex>
    </Dialog>
  )
}
