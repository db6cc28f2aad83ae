import { useEffect, useRef } from 'react'
import { ArrowLeft, Printer } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { InvoiceReceipt_invoice$key } from '../../../__generated__/InvoiceReceipt_invoice.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { printInWindow } from '../../../device/files/printWindow.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { InvoiceTable } from './InvoiceTable.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Wordmark } from '../../../ui/layout/Wordmark.tsx'
import { Heading } from '../../../ui/text/Heading.ts'
import { FactLine } from '../summary/FactLine.tsx'

interface InvoiceReceiptProps {
  readonly invoice: InvoiceReceipt_invoice$key
  /** To the other invoices. */
  readonly onBack: () => void
}

/** One invoice, to read and to print. */
export function InvoiceReceipt({ invoice: key, onBack }: InvoiceReceiptProps) {
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const notify = useSnackbar()
  const payer = useStorage().user.read()?.fullname ?? ''
  const paper = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const invoice = useFragment(
    graphql`
      fragment InvoiceReceipt_invoice on Invoice {
        number
        startDate
        emailTo
        ...InvoiceTable_invoice
      }
    `,
    key,
  )
  const { number, startDate, emailTo } = invoice
  const title = formatMessage({ id: 'invoices.number' }, { number })
  // What was pressed is gone with the list.
  useEffect(() => back.current?.focus(), [])
  function print() {
    const page = [formatMessage({ id: 'paper.page' }), formatMessage({ id: 'paper.of' })] as const
    if (!paper.current || printInWindow(paper.current, title, { middle: '', page })) return
    notify({ text: formatMessage({ id: 'invoices.blocked' }), isBad: true })
  }
  return (
    <>
      <Flex justify="space-between" wrap="wrap" gap="2" mb="4" ml="-0.625rem">
        <Button ref={back} variant="quiet" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {formatMessage({ id: 'invoices.back' })}
        </Button>
        <Button onClick={print}>
          <Printer aria-hidden="true" />
          {formatMessage({ id: 'invoices.print' })}
        </Button>
      </Flex>
      <div ref={paper}>
        <Box display="none" _print={{ display: 'block' }} mb="6">
          <Wordmark />
        </Box>
        <Heading as="h3" mb="2">
          {title}
        </Heading>
        <Flex as="dl" wrap="wrap" rowGap="0" columnGap="8" mb="5">
          <FactLine {...fact} label={formatMessage({ id: 'invoices.on' })}>
            {date(Date.parse(startDate))}
          </FactLine>
          <FactLine {...fact} label={formatMessage({ id: 'invoices.to' })}>
            {payer === '' ? emailTo : `${payer}, ${emailTo}`}
          </FactLine>
        </Flex>
        <InvoiceTable invoice={invoice} />
      </div>
    </>
  )
}

const fact = { flex: '1 1 14rem', minH: '10', borderBottomWidth: '1px', borderBottomColor: 'border' } as const
