import { useRef } from 'react'
import { Printer } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { OrderReceipt_invoice$key } from '../../../__generated__/OrderReceipt_invoice.graphql.ts'
import { printInWindow } from '../../../device/files/printWindow.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { InvoiceTable } from '../invoices/InvoiceTable.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import styles from './OrderReceipt.module.css'

interface OrderReceiptProps {
  readonly invoice: OrderReceipt_invoice$key
  /** The text of the card that paid; null while that is not known. */
  readonly paidWith: string | null
  readonly isTest: boolean
}

/** What was ordered and paid, to read and to print. */
export function OrderReceipt({ invoice: key, paidWith, isTest }: OrderReceiptProps) {
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const notify = useSnackbar()
  const paper = useRef<HTMLDivElement>(null)
  const invoice = useFragment(
    graphql`
      fragment OrderReceipt_invoice on Invoice {
        number
        startDate
        endDate
        renewalDate
        ...InvoiceTable_invoice
      }
    `,
    key,
  )
  const title = formatMessage({ id: 'order.done.number' }, { number: invoice.number })
  const facts = [
    { label: formatMessage({ id: 'order.done.on' }), text: date(Date.parse(invoice.startDate)) },
    {
      label: formatMessage({ id: 'order.done.renews' }),
      text: date(Date.parse(invoice.renewalDate ?? invoice.endDate)),
    },
    ...(paidWith === null ? [] : [{ label: formatMessage({ id: 'order.done.paidWith' }), text: paidWith }]),
  ]
  function print(): void {
    if (paper.current && !printInWindow(paper.current, title))
      notify({ text: formatMessage({ id: 'order.done.blocked' }) })
  }
  return (
    <div ref={paper}>
      <Section
        title={title}
        aside={
          <span className={styles['print']}>
            <Button size="small" onClick={print}>
              <Printer aria-hidden="true" />
              {formatMessage({ id: 'order.done.print' })}
            </Button>
          </span>
        }
      >
        <dl className={styles['facts']}>
          {facts.map(({ label, text }) => (
            <div key={label} className={styles['fact']}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <InvoiceTable invoice={invoice} />
        <p className={styles['terms']}>
          {formatMessage({ id: 'order.done.terms' })} {isTest && formatMessage({ id: 'order.done.test' })}
        </p>
      </Section>
    </div>
  )
}
