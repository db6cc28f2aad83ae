import { Check, Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { Box, Flex } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { Text } from '../../ui/text/Text.ts'
import { planThatAllows, type OwnUse, type PlanOffer } from '../billing/plans/planOffers.ts'
import type { BoardList } from './useBoard.ts'

const STEPS = ['list', 'stock', 'portfolio', 'transaction'] as const
type Step = (typeof STEPS)[number]

interface ChecklistProps {
  readonly lists: readonly BoardList[]
  readonly use: OwnUse | null
  readonly offers: readonly PlanOffer[]
  /** Leads to the question of the stock. */
  readonly onChoose: () => void
}

/** What one begins with. The boxes tick themselves; what the plan lacks names the cheapest plan that has it. */
export function Checklist({ lists, use, offers, onChoose }: ChecklistProps) {
  const { formatMessage } = useIntl()
  const hasPortfolios = use === null || use.portfolios.limit > 0
  const plan = planThatAllows(offers, null, 'portfolio')
  const firstList = lists.find(({ kind }) => kind === 'buy')
  const done: Record<Step, boolean> = {
    list: firstList !== undefined,
    stock: lists.some(({ entryCount }) => entryCount > 0),
    portfolio: (use?.portfolios.used ?? 0) > 0,
    transaction: (use?.portfolioStocks.used ?? 0) > 0,
  }
  const isLocked = (step: Step) => !hasPortfolios && (step === 'portfolio' || step === 'transaction')
  const count = STEPS.filter((step) => done[step]).length
  const textOf = (step: Step) =>
    step === 'list' && firstList
      ? formatMessage({ id: 'dashboard.step.list.done' }, { name: firstList.name })
      : formatMessage({ id: `dashboard.step.${step}.text` })
  const signOf = (step: Step) => {
    if (isLocked(step)) return 'locked'
    return done[step] ? 'done' : 'open'
  }
  return (
    <Box as="section" pt="0.625rem" borderTopWidth="1px" borderColor="rule" aria-labelledby="first-steps">
      <Flex align="baseline" justify="space-between" gap="4">
        <Heading id="first-steps">{formatMessage({ id: 'dashboard.first.steps' })}</Heading>
        <Text as="span" flex="none" color="fg.muted" role="status">
          {formatMessage({ id: 'dashboard.first.count' }, { count, all: STEPS.length })}
        </Text>
      </Flex>
      <Box as="ol" mt="3">
        {STEPS.map((step) => (
          <Flex
            as="li"
            key={step}
            gap="3"
            py="0.875rem"
            borderBottomWidth="1px"
            borderColor="border"
            data-sign={signOf(step)}
          >
            <Flex
              as="span"
              display="inline-flex"
              flex="none"
              align="center"
              justify="center"
              w="5"
              h="5"
              borderWidth="1.5px"
              borderColor={done[step] ? 'gain' : 'border.field'}
              borderRadius="tag"
              bg={done[step] ? 'gain' : undefined}
              color={done[step] ? 'bg.card' : 'fg.muted'}
              css={{ '& svg': { w: '3', h: '3' } }}
              aria-hidden="true"
            >
              {isLocked(step) && <Lock />}
              {done[step] && <Check />}
            </Flex>
            <Box flex="1" minW="0">
              <Text fontWeight={done[step] ? 'normal' : 'medium'} color={done[step] ? 'fg.muted' : undefined}>
                {formatMessage({ id: `dashboard.step.${step}` })}
                <VisuallyHidden>, {formatMessage({ id: `dashboard.step.sign.${signOf(step)}` })}</VisuallyHidden>
              </Text>
              <Text textStyle="note" color="fg.muted">
                {textOf(step)}
              </Text>
            </Box>
            {isLocked(step) && plan && (
              <Text as="span" flex="none" pt="0.125rem" textStyle="note" color="fg.muted">
                {formatMessage({ id: 'dashboard.first.from' }, { plan: plan.name })}
              </Text>
            )}
            {step === 'stock' && !done.stock && (
              <Button size="small" onClick={onChoose}>
                {formatMessage({ id: 'dashboard.first.choose' })}
              </Button>
            )}
          </Flex>
        ))}
      </Box>
      <Text mt="3" textStyle="note" color="fg.muted">
        {formatMessage({ id: 'dashboard.first.note' })}
      </Text>
    </Box>
  )
}
