import { Download, Printer } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import { useNavigate } from 'react-router-dom'
import type { CostBaseReport_report$key } from '../../../__generated__/CostBaseReport_report.graphql.ts'
import { now } from '../../../device/clock.ts'
import { printPage } from '../../../device/document.ts'
import { downloadText } from '../../../device/files/download.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { CostBaseLedger } from './CostBaseLedger.tsx'
import { CostBaseTable } from './CostBaseTable.tsx'
import styles from './CostBase.module.css'

const YEARS_OFFERED = 12

/** The adjusted cost base of a year: notes, by security, and trade by trade. */
export function CostBaseReport({ report: key }: { report: CostBaseReport_report$key }) {
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const navigate = useNavigate()
  const report = useFragment(
    graphql`
      fragment CostBaseReport_report on CostBaseReport {
        year
        csv
        isRateSimulated
        rowsWithoutRate
        rowsNotHeld
        ...CostBaseTable_report
        ...CostBaseLedger_report
      }
    `,
    key,
  )
  const { year, rowsWithoutRate, rowsNotHeld } = report
  const present = now().getFullYear()
  const offered = Array.from({ length: YEARS_OFFERED }, (_, index) => present - index)
  const years = offered.includes(year) ? offered : [...offered, year].sort((one, other) => other - one)
  return (
    <article className={styles['report']}>
      <header className={styles['heading']}>
        <div>
          <p className={styles['kind']}>{formatMessage({ id: 'costBase.kind' })}</p>
          <h1 className={styles['title']}>{formatMessage({ id: 'costBase.title' }, { year: String(year) })}</h1>
        </div>
        <p className={styles['made']}>{formatMessage({ id: 'costBase.made' }, { date: date(now()) })}</p>
        <div className={styles['tools']}>
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
        </div>
      </header>
      <p className={styles['advice']}>{formatMessage({ id: 'costBase.advice' })}</p>
      {report.isRateSimulated && (
        <p className={styles['warning']} role="note">
          {formatMessage({ id: 'costBase.simulated' })}
        </p>
      )}
      {rowsWithoutRate > 0 && (
        <p className={styles['warning']} role="note">
          {formatMessage({ id: 'costBase.withoutRate' }, { count: rowsWithoutRate })}
        </p>
      )}
      {rowsNotHeld > 0 && (
        <p className={styles['warning']} role="note">
          {formatMessage({ id: 'costBase.notHeld' }, { count: rowsNotHeld })}
        </p>
      )}
      <Section title={formatMessage({ id: 'costBase.securities' })}>
        <CostBaseTable report={report} />
        <p className={styles['rounding']}>{formatMessage({ id: 'costBase.rounding' })}</p>
      </Section>
      <Section title={formatMessage({ id: 'costBase.ledger' })}>
        <CostBaseLedger report={report} />
      </Section>
    </article>
  )
}
