import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { LockedPanel_plan$key } from '../../../__generated__/LockedPanel_plan.graphql.ts'
import { Tag } from '../../../ui/layout/Tag.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../../kit/failure/PanelFailure.tsx'
import { LockedPanel } from './LockedPanel.tsx'

interface AnalysisPanelProps {
  readonly title: string
  readonly isSample?: boolean
  /** Set if the plan lacks this panel; `key` is the cheapest plan that has it, if known. */
  readonly plan: { readonly key: LockedPanel_plan$key | null } | null
  /** Null if there is nothing to show. */
  readonly children: ReactNode
}

export function AnalysisPanel({ title, isSample = false, plan, children }: AnalysisPanelProps) {
  const { formatMessage } = useIntl()
  const content = children ?? <Text color="fg.muted">{formatMessage({ id: 'analysis.none' })}</Text>
  return (
    <Section title={title} aside={isSample && <Tag tone="quiet">{formatMessage({ id: 'stock.sample' })}</Tag>}>
      {plan ? (
        <LockedPanel plan={plan.key} />
      ) : (
        <FailureBoundary fallback={(retry) => <PanelFailure title={title} onRetry={retry} />}>
          {content}
        </FailureBoundary>
      )}
    </Section>
  )
}
