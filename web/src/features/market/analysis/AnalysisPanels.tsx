import { Info } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import type { AnalysisPanels_stock$key } from '../../../__generated__/AnalysisPanels_stock.graphql.ts'
import type { AnalysisPanelsQuery } from '../../../__generated__/AnalysisPanelsQuery.graphql.ts'
import { Grid, HStack } from '../../../ui/layout/boxes.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { Tag } from '../stock/tagSearch.ts'
import { AnalysisPanel } from './AnalysisPanel.tsx'
import { Partnerships } from './Partnerships.tsx'
import { Questions } from './Questions.tsx'
import { SimilarCompanies } from './SimilarCompanies.tsx'
import { AnalysisGrid } from './AnalysisGrid.tsx'
import { TonePanel } from './TonePanel.tsx'

interface AnalysisPanelsProps {
  readonly reference: PreloadedQuery<AnalysisPanelsQuery>
  readonly onTag: (tag: Tag) => void
}

/* eslint-disable relay/unused-fields -- a tag is passed whole to its search */
export function AnalysisPanels({ reference, onTag }: AnalysisPanelsProps) {
  const { formatMessage } = useIntl()
  const { date, time } = useFormatters()
  const { viewer, ...offers } = usePreloadedQuery<AnalysisPanelsQuery>(
    graphql`
      query AnalysisPanelsQuery($stockId: String!) @preloadable {
        viewer {
          stock(stockId: $stockId) {
            ...AnalysisPanels_stock
          }
        }
        sentiments: cheapestPlanWith(feature: AI_SENTIMENTS) {
          ...LockedPanel_plan
        }
        partnerships: cheapestPlanWith(feature: AI_PARTNERSHIPS) {
          ...LockedPanel_plan
        }
        similarCompanies: cheapestPlanWith(feature: AI_SIMILAR_COMPANIES) {
          ...LockedPanel_plan
        }
        questions: cheapestPlanWith(feature: AI_QUESTIONS) {
          ...LockedPanel_plan
        }
      }
    `,
    reference,
  )
  const stock = useFragment<AnalysisPanels_stock$key>(
    graphql`
      fragment AnalysisPanels_stock on Stock @throwOnFieldError {
        tags {
          name
          value
        }
        analysis {
          isSample
          lockedKeys
          staleSince
          sentiments {
            ...TonePanel_sentiments
          }
          partnerships {
            ...Partnerships_partnerships
          }
          similarCompanies {
            ...SimilarCompanies_companies
          }
          questions {
            ...Questions_questions
          }
        }
      }
    `,
    viewer?.stock,
  )
  if (!stock) return null
  const { analysis, tags } = stock
  const { isSample, staleSince, lockedKeys } = analysis
  const isLocked = (key: (typeof lockedKeys)[number]) => lockedKeys.includes(key)
  const stale = staleSince == null ? null : new Date(staleSince)
  const subIndustry = tags.find(({ name }) => name === 'subIndustry') ?? tags[0]
  return (
    <>
      <HStack
        as="p"
        mb="6"
        py="0.625rem"
        px="3"
        borderRadius="control"
        bg="accent.subtle"
        textStyle="note"
        css={{ '& svg': { flex: 'none', w: '4', h: '4', color: 'accent.fg' } }}
      >
        <Info aria-hidden="true" />
        <span>
          {formatMessage({ id: isSample ? 'analysis.sample' : 'analysis.advice' })}
          {stale && ` ${formatMessage({ id: 'analysis.stale' }, { date: date(stale), time: time(stale) })}`}
        </span>
      </HStack>
      <AnalysisGrid>
        <Grid templateColumns="minmax(0, 1fr)" gap="10" minW="0">
          <AnalysisPanel
            title={formatMessage({ id: 'analysis.tone' })}
            plan={isLocked('SENTIMENTS') ? { key: offers.sentiments ?? null } : null}
          >
            {analysis.sentiments && <TonePanel sentiments={analysis.sentiments} />}
          </AnalysisPanel>
          <AnalysisPanel
            title={formatMessage({ id: 'analysis.partnerships' })}
            isSample={isSample && !isLocked('PARTNERSHIPS')}
            plan={isLocked('PARTNERSHIPS') ? { key: offers.partnerships ?? null } : null}
          >
            {analysis.partnerships && <Partnerships partnerships={analysis.partnerships} />}
          </AnalysisPanel>
        </Grid>
        <Grid templateColumns="minmax(0, 1fr)" gap="10" minW="0">
          <AnalysisPanel
            title={formatMessage({ id: 'analysis.similar' })}
            plan={isLocked('SIMILAR_COMPANIES') ? { key: offers.similarCompanies ?? null } : null}
          >
            {analysis.similarCompanies && (
              <SimilarCompanies companies={analysis.similarCompanies} tag={subIndustry ?? null} onTag={onTag} />
            )}
          </AnalysisPanel>
          <AnalysisPanel
            title={formatMessage({ id: 'analysis.questions' })}
            plan={isLocked('QUESTIONS') ? { key: offers.questions ?? null } : null}
          >
            {analysis.questions && <Questions questions={analysis.questions} />}
          </AnalysisPanel>
        </Grid>
      </AnalysisGrid>
    </>
  )
}
