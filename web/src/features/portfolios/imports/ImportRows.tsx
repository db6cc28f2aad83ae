import { useState } from 'react'
import { CircleCheck, CircleDashed, CircleX, Copy, Download, Minus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { downloadText } from '../../../device/files/download.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Box, Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { decimal } from '@palier/domain/kernel/decimal'
import { Text } from '../../../ui/text/Text.ts'
import { useBookEventLabels } from '../events/useBookEventLabels.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { ColumnMeaning, ImportPreview, ImportRow } from './importPreview.ts'
import { csvOf } from './csv.ts'
import { useReasonLabels } from './useReasonLabels.ts'

type Shown = 'ALL' | ImportRow['verdict']

const ICONS = {
  ACCEPTED: CircleCheck,
  INCOMPLETE: CircleDashed,
  DUPLICATE: Copy,
  REFUSED: CircleX,
  SKIPPED: Minus,
} as const

const VERDICT_COLORS = {
  ACCEPTED: 'gain',
  INCOMPLETE: 'accent',
  DUPLICATE: 'warn',
  REFUSED: 'danger',
  SKIPPED: 'fg.muted',
} as const

const ROWS = {
  '& :is(th, td)': { px: { base: '2', md: '3' }, whiteSpace: 'nowrap' },
  '& thead th': { h: '9' },
  '& tbody th': { fontWeight: 'semibold' },
  '& [data-fault]': {
    textDecoration: 'underline 0.125rem var(--p-colors-danger)',
    textUnderlineOffset: '0.25em',
  },
  '& [data-reason]': { w: { md: '34%' }, minW: { base: '9rem', md: 'auto' }, whiteSpace: 'normal' },
} as const

interface ImportRowsProps {
  readonly preview: ImportPreview
  readonly isBusy: boolean
  readonly onMore: () => void
  /** True after the import: accepted rows are then less relevant than the rest. */
  readonly isAfterwards?: boolean
}

export function ImportRows({ preview, isBusy, onMore, isAfterwards = false }: ImportRowsProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const labels = useReasonLabels()
  const events = useBookEventLabels()
  // A narrow screen shows the reason next to the symbol, visible without scrolling.
  const isMobile = useIsMobile()
  const [shown, setShown] = useState<Shown>(isAfterwards ? 'REFUSED' : 'ALL')
  const counts: Record<Shown, number> = {
    ALL: preview.rowCount,
    ACCEPTED: preview.acceptedCount,
    INCOMPLETE: preview.incompleteCount,
    DUPLICATE: preview.duplicateCount,
    REFUSED: preview.refusedCount,
    SKIPPED: preview.skippedCount,
  }
  const choices = (['ALL', 'ACCEPTED', 'INCOMPLETE', 'DUPLICATE', 'REFUSED', 'SKIPPED'] as const).filter(
    (value) => value === 'ALL' || counts[value] > 0,
  )
  const segments = choices.map((value) => ({
    value,
    label: formatMessage({ id: `import.show.${value}` }, { count: format.count(counts[value]) }),
  }))
  const rows = shown === 'ALL' ? preview.rows : preview.rows.filter(({ verdict }) => verdict === shown)
  const refused = preview.rows.filter(({ verdict }) => verdict === 'REFUSED')
  /** Original text of cells that could not be parsed. */
  function written(row: ImportRow, ...meanings: ColumnMeaning[]): string {
    const texts = meanings.map(
      (meaning) => row.cells[preview.columns.find((column) => column.meaning === meaning)?.index ?? -1] ?? '',
    )
    return texts.find((text) => !/^[\s-]*$/.test(text)) ?? '–'
  }
  function typeOf({ type, event }: ImportRow): string | null {
    if (event) return events.kindName(event)
    return type == null ? null : formatMessage({ id: `lot.type.${type}` })
  }
  function countOf({ quantity, event }: ImportRow): string | null {
    if (event?.numerator != null) return `${format.shares(event.numerator)}:${format.shares(event.denominator ?? '1')}`
    if (quantity != null) return format.shares(quantity)
    return event ? '–' : null
  }
  /** Price of a trade, or cash effect of an event. */
  function amountOf({ price, event }: ImportRow): string | null {
    if (event) return decimal(event.cash).eq(0) ? '–' : format.signedMoney(event.cash, event.currency)
    return price == null ? null : format.price(price)
  }
  const unread = preview.rowCount - preview.rows.length
  const downloadRefused = () =>
    downloadText(
      formatMessage({ id: 'import.refusedFile' }),
      'text/csv;charset=utf-8',
      csvOf(
        preview.columns.map(({ title }) => title),
        refused.map((row) => [...row.cells, labels.reasonOf(row)]),
      ),
    )
  const reasonTitle = <th scope="col">{formatMessage({ id: 'import.reason' })}</th>
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="0.5rem 1rem" mb="2">
        <Segmented
          label={formatMessage({ id: 'import.show' })}
          segments={segments}
          value={shown}
          onChange={(value) => setShown(value)}
        />
        {refused.length > 0 && (
          <Button variant="link" onClick={downloadRefused}>
            <Download aria-hidden="true" />
            {formatMessage({ id: 'import.refusedRows' })}
          </Button>
        )}
      </Flex>
      <Box
        maxH="26rem"
        overflow="auto"
        css={{ '--palier-surface': 'colors.bg.card' }}
        role="region"
        tabIndex={0}
        aria-label={formatMessage({ id: 'import.rows' })}
      >
        <Table hasStickyHead css={ROWS}>
          <thead>
            <tr>
              <th scope="col" data-number>
                {formatMessage({ id: 'import.line' })}
              </th>
              <th scope="col">{formatMessage({ id: 'import.verdict' })}</th>
              <th scope="col">{formatMessage({ id: 'import.meaning.SYMBOL' })}</th>
              {isMobile && reasonTitle}
              <th scope="col">{formatMessage({ id: 'import.meaning.TYPE' })}</th>
              <th scope="col">{formatMessage({ id: 'import.meaning.DATE' })}</th>
              <th scope="col" data-number>
                {formatMessage({ id: 'import.meaning.QUANTITY' })}
              </th>
              <th scope="col" data-number>
                {formatMessage({ id: 'import.price' })}
              </th>
              {!isMobile && reasonTitle}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const Icon = ICONS[row.verdict]
              const faultyField = labels.faultyField(row)
              const reason = (
                <td data-reason>
                  {labels.reasonOf(row) || row.companyName}
                  {row.isUnproved && (row.verdict === 'ACCEPTED' || row.verdict === 'INCOMPLETE') && (
                    <Text as="span" display="block" color="warn">
                      {formatMessage({ id: 'import.unproved' })}
                    </Text>
                  )}
                </td>
              )
              return (
                <tr key={row.line} data-verdict={row.verdict}>
                  <td data-number>{row.line}</td>
                  <Box as="td" color={VERDICT_COLORS[row.verdict]} data-verdict={row.verdict}>
                    <HStack gap="1">
                      <Icon size={14} aria-hidden="true" />
                      {/* A phone shows only the icon. Screen readers still announce the verdict. */}
                      <Box as="span" srOnly={{ base: true, md: false }}>
                        {formatMessage({ id: `import.verdict.${row.verdict}` })}
                      </Box>
                    </HStack>
                  </Box>
                  <th scope="row" data-fault={faultyField === 'symbol' || undefined}>
                    {row.symbol ?? written(row, 'SYMBOL')}
                  </th>
                  {isMobile && reason}
                  <td data-fault={faultyField === 'kind' || undefined}>{typeOf(row) ?? written(row, 'TYPE')}</td>
                  <td data-fault={faultyField === 'tradeDate' || undefined}>
                    {row.date ?? written(row, 'DATE', 'SETTLEMENT_DATE')}
                  </td>
                  <td data-number data-fault={faultyField === 'quantity' || undefined}>
                    {countOf(row) ?? written(row, 'QUANTITY')}
                  </td>
                  <td data-number data-fault={faultyField === 'price' || undefined}>
                    {amountOf(row) ?? written(row, 'PRICE', 'AMOUNT')}
                  </td>
                  {!isMobile && reason}
                </tr>
              )
            })}
          </tbody>
        </Table>
      </Box>
      {preview.nextCursor != null && (
        <HStack gap="3" pt="0.625rem" textStyle="note" color="fg.muted">
          <span>{formatMessage({ id: 'import.unread' }, { count: unread })}</span>
          <Button size="small" isBusy={isBusy} onClick={onMore}>
            {formatMessage({ id: 'import.more' })}
          </Button>
        </HStack>
      )}
    </>
  )
}
