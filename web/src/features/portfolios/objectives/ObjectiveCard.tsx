import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { ZERO } from '@palier/domain/kernel/decimal'
import { percentageOf } from '@palier/domain/kernel/percentage'
import type { ObjectiveCard_objective$key } from '../../../__generated__/ObjectiveCard_objective.graphql.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { ProgressBar } from '../../../ui/status/ProgressBar.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { Explanation } from '../figures/explanation.ts'
import { Figure } from '../figures/Figure.tsx'
import { HowComputed } from '../figures/how.ts'
import { readPresentObjective } from './presentObjective.ts'
import { useObjectiveLabels } from './useObjectiveLabels.ts'

const CENTS = 2
const SHARE_PLACES = 6

/** Progress of an objective at the current price. Needs the messages `portfolio` and `objective`. */
export function ObjectiveCard({ objective: key }: { objective: ObjectiveCard_objective$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const objective = useFragment(
    graphql`
      fragment ObjectiveCard_objective on Objective {
        ...presentObjective_objective
      }
    `,
    key,
  )
  const { kind, stock, shareCount, ...present } = readPresentObjective(objective)
  const target = present.target.toString()
  const value = present.value.toString()
  const progress = present.progress.toString()
  const share = present.share.toString()
  const filled = Math.min(100, Math.max(0, present.progress.toNumber()))
  const { amountOf } = useObjectiveLabels(stock.currency)
  const label = formatMessage({ id: 'objective.progress' }, { symbol: stock.symbol })
  const places = kind === 'SHARE_COUNT' ? SHARE_PLACES : CENTS
  const explain = (): Explanation => ({
    title: label,
    rule: formatMessage({ id: `objective.rule.${kind}` }),
    lines: [
      { label: formatMessage({ id: 'objective.value' }), text: amountOf(kind, value), value: present.value, places },
      { label: formatMessage({ id: 'objective.target' }), text: amountOf(kind, target), value: present.target, places },
    ],
    results: [
      {
        label: formatMessage({ id: 'objective.share' }),
        text: format.percent(progress),
        value: present.progress,
        places: CENTS,
      },
    ],
    compute: (reached = ZERO, aim = ZERO) => [percentageOf(reached, aim)],
  })
  return (
    <Card as="article">
      <Flex align="baseline" justify="space-between" gap="4">
        <p>{formatMessage({ id: `objective.kind.${kind}` })}</p>
        <Text as="span" fontWeight="semibold">
          <Figure
            name="progress"
            value={present.progress}
            how={(frame) => <HowComputed explanation={explain()} {...frame} />}
          >
            {format.percent(progress, 1)}
          </Figure>
        </Text>
      </Flex>
      <Box my="2">
        <ProgressBar label={label} value={filled} valueText={format.percent(progress, 1)} />
      </Box>
      <Text textStyle="note" color="fg.muted" data-amount>
        {formatMessage({ id: 'objective.sentence' }, { value: amountOf(kind, value), target: amountOf(kind, target) })}
      </Text>
      <Text textStyle="note" color="fg.muted" data-amount>
        {formatMessage(
          { id: 'objective.actual' },
          {
            kind,
            shares: format.shares(shareCount.toString()),
            count: shareCount.toNumber(),
            percent: format.percent(share, 1),
          },
        )}
      </Text>
    </Card>
  )
}
