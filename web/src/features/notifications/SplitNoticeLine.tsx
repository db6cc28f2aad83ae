import { useState } from 'react'
import { Split } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import { decimal } from '@palier/domain/kernel/decimal'
import { badgeSymbolOf } from '@palier/domain/market/ticker'
import type { SplitNoticeLine_notice$key } from '../../__generated__/SplitNoticeLine_notice.graphql.ts'
import { TextButton } from '../../ui/buttons/TextButton.ts'
import { Box, Grid } from '../../ui/layout/boxes.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import { Link } from '../../ui/text/Link.ts'
import { Text } from '../../ui/text/Text.ts'
import { useFormatters } from '../../kit/language/useFormatters.ts'
import type { StockOrigin } from '../../kit/navigation/origin.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { useMarkNoticesRead } from './useMarkNoticesRead.ts'
import { useUndoSplitNotice } from './useUndoSplitNotice.ts'

interface SplitNoticeLineProps {
  readonly notice: SplitNoticeLine_notice$key
  readonly onLeave: () => void
}

/** Split that adjusted the prices of an entry; the adjustment can be undone. */
export function SplitNoticeLine({ notice: key, onLeave }: SplitNoticeLineProps) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const markRead = useMarkNoticesRead()
  const undo = useUndoSplitNotice()
  const notify = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)
  const notice = useFragment(
    graphql`
      fragment SplitNoticeLine_notice on Notice {
        id
        createdAt
        isRead
        stockId
        symbol
        companyName
        listId
        listName
        split {
          numerator
          denominator
          isUndone
        }
      }
    `,
    key,
  )
  const { id, createdAt, isRead, stockId, companyName, listId, listName, split } = notice
  if (!split) return null
  const { numerator, denominator, isUndone } = split
  const symbol = badgeSymbolOf(notice.symbol)
  const kind = decimal(numerator).gt(decimal(denominator)) ? 'split' : 'consolidation'
  async function putBack() {
    if (isBusy) return
    setIsBusy(true)
    if (await undo({ input: { noticeId: id } })) {
      notify({ text: formatMessage({ id: 'notices.split.undone' }, { symbol, kind }) })
    }
    setIsBusy(false)
  }
  return (
    <Grid
      as="li"
      templateColumns="4.125rem minmax(0, 1fr) 0.5rem"
      gap="3"
      py="3"
      px="4"
      borderBottomWidth="1px"
      borderColor="border"
      bg={isRead ? undefined : 'accent.subtle'}
      data-unread={!isRead || undefined}
    >
      <Box color="fg.muted" pt="0.125rem" ps="1">
        <Split size={18} aria-hidden="true" />
      </Box>
      <Box minW="0" textStyle="table">
        <Link
          variant="quiet"
          to={pathTo('Stock', { id: stockId })}
          state={{ originListId: listId } satisfies StockOrigin}
          onClick={() => {
            if (!isRead) void markRead([id])
            onLeave()
          }}
        >
          {!isRead && <VisuallyHidden>{formatMessage({ id: 'notices.new' })} </VisuallyHidden>}
          <strong title={companyName}>
            {formatMessage(
              { id: 'notices.split.title' },
              {
                symbol,
                kind,
                numerator: formatters.shares(numerator),
                denominator: formatters.shares(denominator),
              },
            )}
          </strong>
        </Link>
        <Text mt="0.125rem">{formatMessage({ id: 'notices.split.text' }, { isUndone: String(isUndone) })}</Text>
        <Text
          mt="0.125rem"
          textStyle="note"
          color="fg.muted"
        >{`${listName}, ${formatters.time(new Date(createdAt))}`}</Text>
        {!isUndone && (
          <TextButton mt="1" type="button" aria-busy={isBusy} onClick={() => void putBack()}>
            {formatMessage({ id: 'notices.split.undo' })}
          </TextButton>
        )}
      </Box>
      {!isRead && <Box as="span" w="2" h="2" mt="0.3125rem" borderRadius="full" bg="accent" aria-hidden="true" />}
    </Grid>
  )
}
