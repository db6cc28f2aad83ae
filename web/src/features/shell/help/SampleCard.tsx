import { useIntl } from 'react-intl'
import { badgeLevelOf, scoreText } from '@palier/domain/watchlists/score'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { MoneyText } from '../../../ui/figures/MoneyText.tsx'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { ThresholdCell } from '../../../ui/figures/ThresholdCell.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { helpSample } from './helpSample.ts'
import { Box, Grid, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

export function SampleCard() {
  const { formatMessage } = useIntl()
  const { money, price, signedPercent, percent } = useFormatters()
  const { symbol, companyName, score, states, changePercent } = helpSample
  const level = formatMessage({ id: `score.level.${badgeLevelOf(score)}` })
  const fall = percent(changePercent.replace('-', ''))
  return (
    <Grid
      as="figure"
      alignSelf="start"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      bg="bg"
      aria-label={formatMessage({ id: 'help.sample' })}
    >
      <HStack justify="space-between" minW="0">
        <HStack as="span" minW="0">
          <Mark number={1} />
          <strong>{symbol}</strong>{' '}
          <Text as="span" color="fg.muted">
            {companyName}
          </Text>
        </HStack>
        <HStack as="span" minW="0">
          <Mark number={2} />
          <ScoreBadge score={score} label={formatMessage({ id: 'score.label' }, { score: scoreText(score), level })} />
        </HStack>
      </HStack>
      <HStack justify="space-between" minW="0">
        <HStack as="span" minW="0">
          <Mark number={3} />
          <strong>
            <MoneyText text={money(helpSample.price.toString(), 'CAD')} />
          </strong>
          <ChangeText
            direction="down"
            text={signedPercent(changePercent)}
            screenReaderText={formatMessage({ id: 'change.downPercent' }, { percent: fall })}
          />
        </HStack>
      </HStack>
      <Grid
        templateColumns="auto repeat(4, minmax(0, 1fr))"
        alignItems="center"
        css={{ '& > :first-child': { mr: '2' } }}
      >
        <Mark number={4} />
        {states.map((state) => (
          <Box key={state.key} minW="0">
            <Box
              as="span"
              display="block"
              overflow="hidden"
              px="1"
              color="fg.muted"
              textStyle="small"
              textAlign="right"
              textOverflow="ellipsis"
            >
              {formatMessage({ id: `list.threshold.buy.${state.key}` })}
            </Box>
            <ThresholdCell
              kind="buy"
              thresholdKey={state.key}
              state={state.state}
              text={state.price ? price(state.price.toString()) : '–'}
              {...(state.state === 'crossed' && { screenReaderText: formatMessage({ id: 'list.threshold.crossed' }) })}
            />
          </Box>
        ))}
      </Grid>
    </Grid>
  )
}

export function Mark({ number }: { number: number }) {
  return (
    <Box
      as="span"
      flex="none"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="5"
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      textStyle="note"
      fontWeight="semibold"
    >
      {number}
    </Box>
  )
}
