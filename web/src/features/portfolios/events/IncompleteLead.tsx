import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { TextButton } from '../../../ui/buttons/TextButton.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { StockSearch } from '../../market/search/StockSearch.tsx'
import { isConversion } from './form/eventKinds.ts'
import type { BookEventForm } from './form/useBookEventForm.ts'
import type { IncompleteEvent } from './incompleteEvent.ts'
import { useIncompleteLabels } from './useIncompleteLabels.ts'

interface IncompleteLeadProps {
  readonly event: IncompleteEvent
  readonly form: BookEventForm
  /** Returns the shares held of a stock, given its id in page addresses. */
  readonly heldOf: (stockId: string) => string | null
  readonly first: RefObject<HTMLInputElement | null>
}

export function IncompleteLead({ event, form, heldOf, first }: IncompleteLeadProps) {
  const { formatMessage } = useIntl()
  const { missingOf } = useIncompleteLabels()
  const { stock } = form.texts
  return (
    <>
      <Box>
        <Text fontWeight="medium">{missingOf(event)}</Text>
        {event.text !== '' && (
          <Text mt="1" textStyle="note" color="fg.muted" overflowWrap="anywhere">
            {formatMessage({ id: 'incomplete.dialog.text' }, { text: event.text })}
          </Text>
        )}
      </Box>
      {form.needsStock && (
        <Box>
          <Text mb="1" textStyle="note" fontWeight="medium">
            {formatMessage({ id: isConversion(form.texts) ? 'incomplete.stock.old' : 'incomplete.stock' })}
          </Text>
          {stock ? (
            <Flex gap="3" align="center" minH="10">
              <strong>{stock.symbol}</strong>
              <TextButton type="button" onClick={() => form.chooseStock(null, null)}>
                {formatMessage({ id: 'incomplete.stock.change' })}
              </TextButton>
            </Flex>
          ) : (
            <StockSearch fieldRef={first} onChoose={(chosen) => form.chooseStock(chosen, heldOf(chosen.stockId))} />
          )}
        </Box>
      )}
    </>
  )
}
