import { Download, Printer } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { useNavigate } from 'react-router-dom'
import type { CostBaseReport_report$key } from '../../../__generated__/CostBaseReport_report.graphql.ts'
import { now } from '../../../device/clock.ts'
import { printPage } from '../../../device/document.ts'
import { downloadText } from '../../../device/files/download.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box, Flex, Grid } from '../../../ui/layout/boxes.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { CostBaseAdjustments } from './CostBaseAdjustments.tsx'
import { CostBaseLedger } from './CostBaseLedger.tsx'
import { CostBaseTable } from './CostBaseTable.tsx'

const YEARS_OFFERED = 12
/** Cost in Canadian dollars above which form T1135 must be filed. */
const T1135_LIMIT = 100_000

const TOOLS = {
  _print: { display: 'none' },
  smDown: { flex: '1 0 100%', '& > *': { flex: '1 0 100%' }, '& > button': { flex: '1 0 auto', h: '11' } },
} as const

export function CostBaseReport({ report: key }: { report: CostBaseReport_report$key }) {
  const { formatMessage } = useIntl()
  const { date, money } = useFormatters()
  const navigate = useNavigate()
  const report = useFragment(
    graphql`
      fragment CostBaseReport_report on CostBaseReport {
        year
        csv
        isRateSimulated
        rowsWithoutRate
        rowsNotHeld
        foreignPropertyCost
        ...CostBaseTable_report
        ...CostBaseLedger_report
        ...CostBaseAdjustments_report
      }
    `,
    key,
  )
  const { year, rowsWithoutRate, rowsNotHeld } = report
  const present = now().getFullYear()
  const offered = Array.from({ length: YEARS_OFFERED }, (_, index) => present - index)
  const years = offered.includes(year) ? offered : [...offered, year].sort((one, other) => other - one)
  return (
    // Wide tables scroll inside their own regions, so the page itself does not.
    <Grid as="article" templateColumns="minmax(0, 1fr)" gap="8" py="8" _print={{ gap: '5', pt: '2', pb: '0' }}>
      <Flex as="header" wrap="wrap" align="flex-end" justify="space-between" gap="1rem 2rem">
        <Box>
          <Text mb="1" textStyle="note" color="fg.muted">
            {formatMessage({ id: 'costBase.kind' })}
          </Text>
          <Heading as="h1" textStyle="h1">
            {formatMessage({ id: 'costBase.title' }, { year: String(year) })}
          </Heading>
        </Box>
        <Text textStyle="note" color="fg.muted" display="none" _print={{ display: 'block' }}>
          {formatMessage({ id: 'costBase.made' }, { date: date(now()) })}
        </Text>
        <Flex wrap="wrap" align="flex-end" gap="2" css={TOOLS}>
          <SelectField
            label={formatMessage({ id: 'costBase.year' })}
            value={String(year)}
            options={years.map((value) => ({ value: String(value), label: String(value) }))}
            onChange={(value) => void navigate(pathTo('CostBase', { year: value }))}
          />
          <Button onClick={() => downloadText(`palier-acb-${year}.csv`, 'text/csv;charset=utf-8', report.csv)}>
            <Download aria-hidden="true" />
            {formatMessage({ id: 'costBase.csv' })}
          </Button>
          <Button onClick={printPage}>
            <Printer aria-hidden="true" />
            {formatMessage({ id: 'costBase.print' })}
          </Button>
        </Flex>
      </Flex>
      <Text maxW="48rem" _print={{ maxW: 'none' }}>
        {formatMessage({ id: 'costBase.advice' })}
      </Text>
      {report.isRateSimulated && <Warning>{formatMessage({ id: 'costBase.simulated' })}</Warning>}
      {rowsWithoutRate > 0 && (
        <Warning>{formatMessage({ id: 'costBase.withoutRate' }, { count: rowsWithoutRate })}</Warning>
      )}
      {rowsNotHeld > 0 && <Warning>{formatMessage({ id: 'costBase.notHeld' }, { count: rowsNotHeld })}</Warning>}
      {Number(report.foreignPropertyCost ?? 0) > T1135_LIMIT && (
        <Warning>
          {formatMessage({ id: 'costBase.foreign' }, { amount: money(report.foreignPropertyCost ?? '0', 'CAD') })}
        </Warning>
      )}
      <Section title={formatMessage({ id: 'costBase.securities' })}>
        <CostBaseTable report={report} />
        <Text mt="3" textStyle="note" color="fg.muted">
          {formatMessage({ id: 'costBase.rounding' })} {formatMessage({ id: 'costBase.yearOf' })}
        </Text>
      </Section>
      <Section title={formatMessage({ id: 'costBase.ledger' })}>
        <div data-wide-paper>
          <CostBaseLedger report={report} />
        </div>
      </Section>
      <CostBaseAdjustments report={report} />
    </Grid>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <Text
      mt="-4"
      px="3"
      py="0.625rem"
      borderRadius="control"
      bg="warn.subtle"
      color="warn"
      textStyle="table"
      _print={{ mt: '0', borderWidth: '1px', borderColor: 'currentcolor' }}
      role="note"
    >
      {children}
    </Text>
  )
}
