import { FormattedMessage } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { CostBaseScreenQuery } from '../../__generated__/CostBaseScreenQuery.graphql.ts'
import { CostBaseReport } from '../../features/portfolios/costBase/CostBaseReport.tsx'
import styles from '../kernel/PlainScreen.module.css'

export const query = graphql`
  query CostBaseScreenQuery($year: Int!) @preloadable {
    ...guards_query
    ...Shell_query
    viewer {
      costBaseReport(year: $year) {
        ...CostBaseReport_report
      }
    }
  }
`

/** The adjusted cost base of a year, to read, export and print. */
export function CostBaseScreen({ data: { viewer } }: { data: CostBaseScreenQuery['response'] }) {
  const report = viewer?.costBaseReport
  if (report) return <CostBaseReport report={report} />
  return (
    <section className={styles['page']}>
      <h1 className={styles['title']}>
        <FormattedMessage id="title.CostBase" />
      </h1>
      <p className={styles['text']}>
        <FormattedMessage id="costBase.unavailable" />
      </p>
    </section>
  )
}

export { CostBaseScreen as Screen }
