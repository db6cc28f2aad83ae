import { useIntl } from 'react-intl'
import { Section } from '../../../ui/layout/Section.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { DoneColumns } from '../summary/DoneColumns.tsx'
import { NowOpen } from '../summary/NowOpen.tsx'
import { PlanLine } from '../summary/PlanLine.tsx'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import type { PresentUse } from '../plans/planUse.ts'
import type { ChangePreview } from './usePreviewPlanChange.ts'
import { Box } from '../../../ui/layout/boxes.ts'

interface ChangeDoneProps {
  readonly from: OfferedPlan
  readonly to: OfferedPlan
  readonly preview: ChangePreview
  readonly use: PresentUse | null
  readonly onClose: () => void
}

export function ChangeDone({ from, to, preview, use, onClose }: ChangeDoneProps) {
  const { formatMessage } = useIntl()
  const { money, date } = useFormatters()
  const day = preview.nextBillingDate ? date(Date.parse(preview.nextBillingDate)) : ''
  const facts = preview.isDowngrade
    ? [{ label: formatMessage({ id: 'order.change.starts' }), text: day }]
    : [
        { label: formatMessage({ id: 'order.changed.paid' }), text: money(Number(preview.amount), 'CAD') },
        { label: formatMessage({ id: 'order.change.next' }), text: day },
      ]
  return (
    <DoneColumns
      aside={
        preview.isDowngrade ? null : (
          <Section title={formatMessage({ id: 'order.done.open' })}>
            <NowOpen before={from} plan={to} use={use} />
          </Section>
        )
      }
      onClose={onClose}
    >
      <Section title={formatMessage({ id: 'order.change.yours' })}>
        <PlanLine
          plan={to}
          note={formatMessage({ id: Number(to.price) === 0 ? 'order.free.note' : 'order.price.note' })}
        />
        <Box
          as="dl"
          mt="4"
          borderTopWidth="1px"
          borderTopColor="border"
          css={{
            '& > div': {
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: '4',
              minH: '10',
              borderBottomWidth: '1px',
              borderBottomColor: 'border',
            },
            '& dt': { color: 'fg.muted' },
            '& dd': { m: '0', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
          }}
        >
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Box>
      </Section>
    </DoneColumns>
  )
}
