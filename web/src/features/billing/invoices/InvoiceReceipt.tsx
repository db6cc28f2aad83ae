import { useEffect, useRef } from 'react'
import { ArrowLeft, Printer } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { InvoiceReceipt_invoice$key } from '../../../__generated__/InvoiceReceipt_invoice.graphql.ts'
import { printInWindow } from '../../../device/files/printWindow.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { InvoiceTable } from './InvoiceTable.tsx'
import styles from './Invoices.module.css'

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
    if (!paper.current || printInWindow(paper.current, title)) return
    notify({ text: formatMessage({ id: 'invoices.blocked' }), isBad: true })
  }
  return (
    <>
      <div className={styles['verbs']}>
        <Button ref={back} variant="quiet" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {formatMessage({ id: 'invoices.back' })}
        </Button>
        <Button onClick={print}>
          <Printer aria-hidden="true" />
          {formatMessage({ id: 'invoices.print' })}
        </Button>
      </div>
      <div ref={paper}>
        <h3 className={styles['title']}>{title}</h3>
        <dl className={styles['facts']}>
          <div className={styles['fact']}>
            <dt>{formatMessage({ id: 'invoices.on' })}</dt>
            <dd>{date(Date.parse(startDate))}</dd>
          </div>
          <div className={styles['fact']}>
            <dt>{formatMessage({ id: 'invoices.to' })}</dt>
            <dd>{emailTo}</dd>
          </div>
        </dl>
        <InvoiceTable invoice={invoice} />
      </div>
    </>
  )
}
