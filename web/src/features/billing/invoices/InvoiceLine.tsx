import { ChevronRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { InvoiceLine_invoice$key } from '../../../__generated__/InvoiceLine_invoice.graphql.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePlanNames } from '../plans/planName.ts'
import styles from './Invoices.module.css'

interface InvoiceLineProps {
  readonly invoice: InvoiceLine_invoice$key
  readonly onOpen: () => void
}

/** An invoice of the list: its day, what it was for, its total. */
export function InvoiceLine({ invoice: key, onOpen }: InvoiceLineProps) {
  const { formatMessage } = useIntl()
  const { date, money } = useFormatters()
  const { titleOf } = usePlanNames()
  const { number, startDate, total, planName, items } = useFragment(
    graphql`
      fragment InvoiceLine_invoice on Invoice {
        number
        startDate
        total
        planName
        items {
          name
        }
      }
    `,
    key,
  )
  const plan = planName ?? items.at(-1)?.name
  return (
    <li>
      <button className={styles['line']} type="button" onClick={onOpen}>
        <span className={styles['words']}>
          <span className={styles['name']}>{date(Date.parse(startDate))}</span>
          <span className={styles['hint']}>
            {formatMessage({ id: 'invoices.line' }, { number, plan: plan == null ? 'none' : titleOf(plan) })}
          </span>
        </span>
        <span className={styles['total']}>{money(Number(total), 'CAD')}</span>
        <ChevronRight aria-hidden="true" />
      </button>
    </li>
  )
}
