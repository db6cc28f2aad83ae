import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { decimal, ZERO } from '@palier/domain/kernel/decimal'
import type { ProposedSplits_viewer$data } from '../../../__generated__/ProposedSplits_viewer.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Link } from '../../../ui/text/Link.ts'
import { Text } from '../../../ui/text/Text.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { useAnswerSplit } from './useAnswerSplit.ts'

type Split = NonNullable<ProposedSplits_viewer$data['proposedSplits']>[number]

export function SplitCard({ split }: { split: Split }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const answer = useAnswerSplit()
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const { symbol, stockId, accounts, numerator, denominator } = split
  const kind = decimal(numerator).gt(decimal(denominator)) ? 'split' : 'consolidation'
  const sumOf = (counts: readonly string[]) =>
    format.shares(counts.reduce((sum, count) => sum.plus(decimal(count)), ZERO).toString())
  const hasFraction = accounts.some(
    ({ shareCountAfter }) => !decimal(shareCountAfter).eq(decimal(shareCountAfter).round(0)),
  )

  async function say(what: 'ENTERED' | 'DECLINED') {
    if (isBusy) return
    setIsBusy(true)
    await answer(split, what)
    setIsBusy(false)
  }
  return (
    <Box
      as="section"
      aria-labelledby={id}
      mt="4"
      px={{ base: '4', md: '5' }}
      py="4"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      data-split-card
    >
      <Heading as="h2" id={id} textStyle="h3">
        <Link to={pathTo('Stock', { id: stockId })}>{symbol}</Link>{' '}
        {formatMessage(
          { id: 'split.title' },
          {
            kind,
            numerator: format.shares(numerator),
            denominator: format.shares(denominator),
            date: format.date(dateText(split.date)),
          },
        )}
      </Heading>
      <Text mt="2">
        {formatMessage({ id: 'split.accounts' }, { count: accounts.length, name: accounts[0]?.portfolioName ?? '' })}{' '}
        <span data-amount>
          {formatMessage(
            { id: 'split.shares' },
            {
              before: sumOf(accounts.map(({ shareCount }) => shareCount)),
              after: sumOf(accounts.map(({ shareCountAfter }) => shareCountAfter)),
            },
          )}
        </span>{' '}
        {formatMessage({ id: 'split.same' })}
      </Text>
      {accounts.length > 1 && (
        <Box as="ul" mt="2" textStyle="note" color="fg.muted">
          {accounts.map(({ portfolioId, portfolioName, shareCount, shareCountAfter }) => (
            <li key={portfolioId}>
              {formatMessage({ id: 'split.account' }, { name: portfolioName })}{' '}
              <span data-amount>
                {formatMessage(
                  { id: 'split.shares' },
                  { before: format.shares(shareCount), after: format.shares(shareCountAfter) },
                )}
              </span>
            </li>
          ))}
        </Box>
      )}
      {hasFraction && (
        <Text mt="2" textStyle="note" color="fg.muted">
          {formatMessage({ id: 'split.fraction' })}
        </Text>
      )}
      <Flex mt="3" gap="3" wrap="wrap">
        <Button variant="primary" aria-busy={isBusy} onClick={() => void say('ENTERED')}>
          {formatMessage({ id: 'split.enter' }, { count: accounts.length })}
        </Button>
        <Button aria-busy={isBusy} onClick={() => void say('DECLINED')}>
          {formatMessage({ id: 'split.decline' })}
        </Button>
      </Flex>
    </Box>
  )
}
