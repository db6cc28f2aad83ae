import { useId, type ReactNode, type Ref } from 'react'
import { ChevronDown, ChevronRight, CircleAlert, Info } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Flex, Grid, HStack } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { BareButton } from '../../../ui/buttons/BareButton.ts'
import type { EntryStock, ScoreRule } from './entryStock.ts'
import { QuickActions } from './QuickActions.tsx'
import { Proposals } from './Proposals.tsx'
import { PriceStair } from './PriceStair.tsx'
import { proposalsOf } from './proposalsOf.ts'
import { StairPlot } from './StairPlot.tsx'
import { useStockFigures } from './useStockFigures.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import type { ThresholdForm } from './useThresholdForm.ts'

interface ThresholdsPanelProps {
  readonly form: ThresholdForm
  readonly rule: ScoreRule
  readonly stock: EntryStock | null
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly toggleRef?: Ref<HTMLButtonElement>
  readonly score: ReactNode
}

const NOTE = { as: 'p', align: 'flex-start', py: '2', px: '3', borderRadius: 'control', textStyle: 'note' } as const

export function ThresholdsPanel({ form, rule, stock, isOpen, onToggle, toggleRef, score }: ThresholdsPanelProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const figures = useStockFigures(isOpen && stock ? stock.id : null)
  const hasPlot = stock?.lastPrice != null
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <section>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" mt="4" mb="3">
        <Heading as="h3" textStyle="h3">
          <BareButton
            ref={toggleRef}
            gap="2"
            minH={{ base: '11', sm: '1.75rem' }}
            borderRadius="0"
            css={{ '& svg': { flex: 'none', w: '4', h: '4' } }}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => onToggle(!isOpen)}
          >
            <Chevron aria-hidden="true" />
            {formatMessage({ id: `entry.prices.${rule.kind}` })}
          </BareButton>
        </Heading>
        {score}
      </Flex>
      <Grid id={id} display={isOpen ? 'grid' : 'none'} gap="4" hidden={!isOpen}>
        {isOpen && (
          <>
            {stock && (
              <Proposals
                form={form}
                stock={stock}
                figures={figures}
                proposals={proposalsOf(rule.kind, stock, figures)}
              />
            )}
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', sm: hasPlot ? 'minmax(0, 1fr) 15rem' : 'minmax(0, 1fr)' }}
              gap="4"
            >
              {stock && hasPlot && <StairPlot form={form} rule={rule} stock={stock} figures={figures} />}
              <PriceStair form={form} stock={stock} size="dialog" />
            </Grid>
            <QuickActions form={form} />
            <PricesNote form={form} rule={rule} />
          </>
        )}
      </Grid>
    </section>
  )
}

export function PricesNote({ form, rule }: { form: ThresholdForm; rule: ScoreRule }) {
  const { formatMessage } = useIntl()
  const [low, high] = form.reading.order?.keys ?? []
  if (low && high) {
    const names = {
      low: formatMessage({ id: thresholdName(rule.kind, low) }),
      high: formatMessage({ id: thresholdName(rule.kind, high) }),
    }
    return (
      <HStack {...NOTE} boxShadow="inset 0 0 0 1px var(--p-colors-danger)" bg="bg.card" color="danger" role="alert">
        <CircleAlert size={16} style={{ flex: 'none' }} aria-hidden="true" />
        <span>{formatMessage({ id: 'entry.order' }, names)}</span>
      </HStack>
    )
  }
  return (
    <HStack {...NOTE} bg="accent.subtle">
      <Info size={16} color="var(--p-colors-accent-fg)" style={{ flex: 'none' }} aria-hidden="true" />
      <span>{formatMessage({ id: hintOf(rule) })}</span>
    </HStack>
  )
}

function hintOf({ kind, basis }: ScoreRule): MessageId {
  if (kind !== 'buy') return `entry.hint.${kind}`
  if (basis.distribution.thresholds === 0) return 'entry.hint.range'
  return basis.fallbackStrategyName === 'none' ? 'entry.hint.buy' : 'entry.hint.either'
}
