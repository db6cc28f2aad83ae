import { useEffect } from 'react'
import { ArrowDown, ArrowRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { planUseOf, useExcessMessages } from '../beyondPlan/useExcessMessages.ts'
import { LateNote } from '../summary/LateNote.tsx'
import { SummaryLines } from '../summary/SummaryLines.tsx'
import { TwoColumns } from '../summary/TwoColumns.tsx'
import { RefusalNote } from '../cardFields/RefusalNote.tsx'
import type { CardProviderKey } from '../cardFields/useCardProvider.ts'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import { PlanMark } from '../plans/PlanMark.tsx'
import { usePlanNames } from '../plans/planName.ts'
import { centsOf } from '../plans/centsOf.ts'
import { PlanPrice } from '../plans/PlanPrice.tsx'
import type { PresentUse } from '../plans/planUse.ts'
import { useChange } from './useChange.ts'
import type { ChangePreview } from './usePreviewPlanChange.ts'
import { Grid, HStack, Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { FactLine } from '../summary/FactLine.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

interface ChangeStepProps {
  readonly from: OfferedPlan
  readonly to: OfferedPlan
  readonly preview: ChangePreview
  readonly use: PresentUse | null
  readonly presentName: string
  /** Null if unknown. */
  readonly place: BillingAddress | null
  readonly provider: CardProviderKey | null | undefined
  /** Card that pays, as text. */
  readonly paidWith: string | null
  readonly onBusy: (isBusy: boolean) => void
  readonly onChanged: () => void
  readonly onCancel: () => void
}

export function ChangeStep(props: ChangeStepProps) {
  const { from, to, preview, use, presentName, place, provider, paidWith, onBusy, onChanged, onCancel } = props
  const { formatMessage } = useIntl()
  const { money, date } = useFormatters()
  const { nameOf } = usePlanNames()
  const isMobile = useIsMobile()
  const { phase, refusal, bankStep, change, check } = useChange({
    planName: to.name,
    isEnding: Number(to.price) === 0,
    preview,
    presentName,
    provider,
    onChanged,
  })
  const over = useExcessMessages()(use && planUseOf(use), to)
  const isUnderWay = phase !== 'ready'
  useEffect(() => {
    onBusy(isUnderWay)
    return () => onBusy(false)
  }, [onBusy, isUnderWay])
  const day = preview.nextBillingDate ? date(Date.parse(preview.nextBillingDate)) : ''
  const price = money(Number(to.price), to.currency)
  const values = { from: nameOf(from.name), to: nameOf(to.name), date: day, price }

  if (phase === 'late') return <LateNote planName={to.name} onCheck={check} onClose={onCancel} />
  return (
    <>
      <TwoColumns
        title={formatMessage({ id: 'order.change.yours' })}
        asideTitle={formatMessage({ id: 'order.change.cost' })}
        aside={
          <ChangeCost
            preview={preview}
            place={place}
            day={day}
            hasNext={!preview.isDowngrade || Number(to.price) > 0}
          />
        }
        actions={
          <>
            <Button data-verb variant="primary" size="large" isBusy={isUnderWay} onClick={() => void change()}>
              {formatMessage({ id: 'order.change.do' })}
            </Button>
            <Button size="large" isDisabled={isUnderWay} onClick={onCancel}>
              {formatMessage({ id: 'order.cancel' })}
            </Button>
          </>
        }
        foot={
          <p role="status">
            {phase === 'waiting' && formatMessage({ id: 'order.waiting' })}
            {phase === 'paying' && formatMessage({ id: 'order.paying' })}
            {phase === 'ready' &&
              Number(preview.amount) > 0 &&
              paidWith !== null &&
              formatMessage({ id: 'order.change.card' }, { card: paidWith })}
          </p>
        }
      >
        <Stack gap="4">
          {refusal && (
            <Stack fontSize="0.8125rem">
              <RefusalNote refusal={refusal} />
              <Link to={pathTo('MyAccount')}>{formatMessage({ id: 'order.change.manage' })}</Link>
            </Stack>
          )}
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 1.25rem minmax(0, 1fr)' }}
            alignItems="center"
            gap={{ base: '3', md: '5' }}
            justifyItems={{ base: 'center', md: 'stretch' }}
            css={{ '& > svg': { boxSize: '5', color: 'fg.muted' } }}
          >
            <ChangedPlan label={formatMessage({ id: 'order.change.from' })} plan={from} />
            {isMobile ? <ArrowDown aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
            <ChangedPlan label={formatMessage({ id: 'order.change.to' })} plan={to} isNew />
          </Grid>
          <Text maxW="43.75rem">
            {formatMessage({ id: preview.isDowngrade ? 'order.change.down' : 'order.change.up' }, values)}
          </Text>
          {preview.isDowngrade && over && (
            <Text color="warn">{formatMessage({ id: 'order.over' }, { what: over })}</Text>
          )}
        </Stack>
      </TwoColumns>
      {bankStep}
    </>
  )
}

function ChangedPlan({ label, plan, isNew = false }: { label: string; plan: OfferedPlan; isNew?: boolean }) {
  const { titleOf } = usePlanNames()
  return (
    <Card w="full" p="5" boxShadow={isNew ? 'inset 0 0.1875rem {colors.accent}' : 'none'}>
      <Text mb="1" color="fg.muted" textStyle="note">
        {label}
      </Text>
      <HStack as="p" justify="space-between" gap="3" mb="2" textStyle="h2">
        {titleOf(plan.name)}
        <PlanMark order={plan.displayOrder} />
      </HStack>
      <PlanPrice plan={plan} />
    </Card>
  )
}

interface ChangeCostProps {
  readonly preview: ChangePreview
  readonly place: BillingAddress | null
  readonly day: string
  readonly hasNext: boolean
}

function ChangeCost({ preview, place, day, hasNext }: ChangeCostProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap="3">
      <SummaryLines
        label={formatMessage({ id: 'order.change.prorata' }, { date: day })}
        taxes={preview.taxes}
        place={place}
        totalCents={centsOf(preview.amount)}
      />
      <dl>
        <FactLine label={formatMessage({ id: preview.isDowngrade ? 'order.change.starts' : 'order.change.next' })}>
          {day}
        </FactLine>
        {preview.isDowngrade && (
          <FactLine label={formatMessage({ id: 'order.change.next' })}>
            {hasNext ? day : formatMessage({ id: 'order.change.none' })}
          </FactLine>
        )}
      </dl>
    </Stack>
  )
}
