import { useIntl } from 'react-intl'
import type { OrderReceipt_invoice$key } from '../../../__generated__/OrderReceipt_invoice.graphql.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import type { PresentUse } from '../plans/planUse.ts'
import { DoneColumns } from '../summary/DoneColumns.tsx'
import { NowOpen } from '../summary/NowOpen.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'

interface OrderDoneProps {
  readonly invoice: OrderReceipt_invoice$key
  readonly before: OfferedPlan
  readonly plan: OfferedPlan
  readonly use: PresentUse | null
  readonly paidWith: string | null
  readonly isTest: boolean
  readonly onClose: () => void
}

export function OrderDone({ invoice, before, plan, use, paidWith, isTest, onClose }: OrderDoneProps) {
  const { formatMessage } = useIntl()
  return (
    <DoneColumns
      aside={
        <Section title={formatMessage({ id: 'order.done.open' })}>
          <NowOpen before={before} plan={plan} use={use} />
        </Section>
      }
      onClose={onClose}
    >
      <OrderReceipt invoice={invoice} paidWith={paidWith} isTest={isTest} />
    </DoneColumns>
  )
}
