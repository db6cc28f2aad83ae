import { FormattedMessage } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { CostBaseScreenQuery } from '../../__generated__/CostBaseScreenQuery.graphql.ts'
import { CostBaseReport } from '../../features/portfolios/costBase/CostBaseReport.tsx'
import { PlainScreen } from '../kernel/PlainScreen.tsx'

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

export function CostBaseScreen({ data: { viewer } }: { data: CostBaseScreenQuery['response'] }) {
  const report = viewer?.costBaseReport
  if (report) return <CostBaseReport report={report} />
  return (
    <PlainScreen
      title={<FormattedMessage id="title.CostBase" />}
      text={<FormattedMessage id="costBase.unavailable" />}
    />
  )
}

export { CostBaseScreen as Screen }
