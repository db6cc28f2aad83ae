import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { Box, Flex } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { Text } from '../../ui/text/Text.ts'
import { useAlert } from '../../kit/alert/AlertContext.ts'
import { useSetCrossingDigest } from '../accounts/profile/useSetCrossingDigest.ts'
import { FIRST_STEPS, type FirstStep } from './firstStepsDone.ts'
import { useCreateWatchList } from './useCreateWatchList.ts'

interface ChecklistProps {
  readonly done: Readonly<Record<FirstStep, boolean>>
  /** Name of the first list. Null if there is none. */
  readonly listName: string | null
  /** Moves the focus to the stock search. */
  readonly onChoose?: () => void
  /** Hides the first steps permanently. */
  readonly onHide: () => void
}

/** First steps, all available on the free plan. Items are checked automatically. */
export function Checklist({ done, listName, onChoose, onHide }: ChecklistProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const create = useCreateWatchList()
  const setDigest = useSetCrossingDigest()
  const count = FIRST_STEPS.filter((step) => done[step]).length
  const next = FIRST_STEPS.find((step) => !done[step])
  const textOf = (step: FirstStep) =>
    step === 'list' && listName !== null
      ? formatMessage({ id: 'dashboard.step.list.done' }, { name: listName })
      : formatMessage({ id: `dashboard.step.${step}.text` })

  async function createSellList() {
    const name = formatMessage({ id: 'dashboard.first.sellName' })
    const { problem } = await create({ input: { kind: 'SELL', name, description: '' } })
    if (problem) alert(problem)
  }
  const acts: Readonly<Record<FirstStep, { readonly label: string; readonly run: () => void } | null>> = {
    list: null,
    stock: onChoose ? { label: formatMessage({ id: 'dashboard.first.choose' }), run: onChoose } : null,
    alerts: { label: formatMessage({ id: 'dashboard.first.turnOn' }), run: () => void setDigest(true) },
    sell: { label: formatMessage({ id: 'dashboard.first.create' }), run: () => void createSellList() },
  }
  return (
    <Box as="section" pt="0.625rem" borderTopWidth="1px" borderColor="rule" aria-labelledby="first-steps">
      <Flex align="baseline" justify="space-between" gap="4">
        <Heading id="first-steps">{formatMessage({ id: 'dashboard.first.steps' })}</Heading>
        <Text as="span" flex="none" color="fg.muted" role="status">
          {formatMessage({ id: 'dashboard.first.count' }, { count, all: FIRST_STEPS.length })}
        </Text>
      </Flex>
      <Box as="ol" mt="3">
        {FIRST_STEPS.map((step, index) => {
          const sign = done[step] ? 'done' : 'open'
          const act = done[step] ? null : acts[step]
          return (
            <Flex
              as="li"
              key={step}
              align="center"
              gap="3"
              minH="4.25rem"
              py="2"
              borderBottomWidth="1px"
              borderColor="border"
              data-sign={sign}
            >
              <Flex
                as="span"
                display="inline-flex"
                flex="none"
                align="center"
                justify="center"
                w="6"
                h="6"
                borderWidth={step === next ? '2px' : '1px'}
                borderColor={done[step] ? 'gain' : step === next ? 'accent' : 'border.field'}
                borderRadius="small"
                bg={done[step] ? 'gain' : undefined}
                color={done[step] ? 'bg.card' : 'fg.muted'}
                textStyle="note"
                fontWeight="medium"
                css={{ '& svg': { w: '4', h: '4' } }}
                aria-hidden="true"
              >
                {done[step] ? <Check /> : index + 1}
              </Flex>
              <Box flex="1" minW="0">
                <Text fontWeight={done[step] ? 'normal' : 'medium'} color={done[step] ? 'fg.muted' : undefined}>
                  {formatMessage({ id: `dashboard.step.${step}` })}
                  <VisuallyHidden>, {formatMessage({ id: `dashboard.step.sign.${sign}` })}</VisuallyHidden>
                </Text>
                <Text textStyle="note" color="fg.muted">
                  {textOf(step)}
                </Text>
              </Box>
              {act && (
                <Button
                  size="small"
                  minH={{ base: '11', sm: '0' }}
                  variant={step === next ? 'primary' : 'secondary'}
                  aria-label={`${act.label}, ${formatMessage({ id: `dashboard.step.${step}` })}`}
                  onClick={act.run}
                >
                  {act.label}
                </Button>
              )}
            </Flex>
          )
        })}
      </Box>
      <Flex wrap="wrap" align="center" gap="2" mt="3" textStyle="note" color="fg.muted">
        {formatMessage({ id: 'dashboard.first.note' })}
        <Button size="small" variant="link" onClick={onHide}>
          {formatMessage({ id: 'dashboard.first.hide' })}
        </Button>
      </Flex>
    </Box>
  )
}
