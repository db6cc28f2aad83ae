import { Suspense, useState } from 'react'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import type { TagResults_viewer$key } from '../../../__generated__/TagResults_viewer.graphql.ts'
import type { TagResultsQuery } from '../../../__generated__/TagResultsQuery.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Box, Flex, HStack } from '../../../ui/layout/boxes.ts'
import { BareButton } from '../../../ui/buttons/BareButton.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { PriceTicks } from '../../../kit/prices/PriceTicks.tsx'
import { scoreBasisOf } from '../../watchlists/model/listFacts.ts'
import { AllTags } from './AllTags.tsx'
import { FoundHead } from './FoundHead.tsx'
import { byName, withTagToggled, type Tag } from '../../market/stock/tagSearch.ts'
import { StockCarousel } from './StockCarousel.tsx'
import { StockTable } from './StockTable.tsx'
import { TagFacets } from './TagFacets.tsx'
import { TagFrame } from './TagFrame.tsx'
import { TagFilterMenu } from './TagFilterMenu.tsx'
import { useTagNames } from '../../market/stock/useTagNames.ts'

const MembershipDialog = lazyWithMessages(
  ['prices', 'entry', 'form'],
  async () => (await import('../../watchlists/membership/MembershipDialog.tsx')).MembershipDialog,
)

const VIEWS = ['cards', 'table'] as const

interface TagResultsProps {
  readonly reference: PreloadedQuery<TagResultsQuery>
  readonly searched: readonly Tag[]
  /** True while another search is loading. */
  readonly isPending: boolean
  readonly onSearch: (tags: readonly Tag[]) => void
  readonly onClose: () => void
}

/* eslint-disable relay/unused-fields -- lists and tags are handed on whole to cards and facets */
/** Without any result, shows all tags to start another search. */
export function TagResults({ reference, searched, isPending, onSearch, onClose }: TagResultsProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTagNames()
  const isMobile = useIsMobile()
  const [followed, setFollowed] = useState<string | null>(null)
  const [view, setView] = useState<(typeof VIEWS)[number]>('cards')
  const data = usePreloadedQuery<TagResultsQuery>(
    graphql`
      query TagResultsQuery($tags: [TagInput!]!) @preloadable {
        viewer {
          ...TagResults_viewer @arguments(tags: $tags)
        }
      }
    `,
    reference,
  )
  const viewer = useFragment<TagResults_viewer$key>(
    graphql`
      fragment TagResults_viewer on Viewer @throwOnFieldError @argumentDefinitions(tags: { type: "[TagInput!]!" }) {
        preferences {
          buyListScoreBasis
        }
        watchLists {
          listId
          kind
        }
        tagGroups {
          name
          values
        }
        stocksByTags(tags: $tags) {
          id
          tags {
            name
            value
          }
          ...FoundStock_stock
          ...StockTable_stock
        }
      }
    `,
    data.viewer,
  )
  if (!viewer) return null
  const { tagGroups: groups, stocksByTags: stocks, watchLists: lists } = viewer
  const toggle = (tag: Tag) => onSearch(withTagToggled(searched, tag))
  const facets = <TagFacets groups={groups} searched={searched} found={stocks} onToggle={toggle} />
  const basis = scoreBasisOf(viewer.preferences.buyListScoreBasis)
  const shown = { stocks, lists, basis, onFollow: setFollowed, onOpen: onClose }
  const views = (
    <Segmented
      label={formatMessage({ id: 'tags.view' })}
      segments={VIEWS.map((value) => ({ value, label: formatMessage({ id: `tags.view.${value}` }) }))}
      value={view}
      onChange={setView}
    />
  )
  return (
    <TagFrame
      isPending={isPending}
      facets={!isMobile && <nav aria-label={formatMessage({ id: 'tags.filter' })}>{facets}</nav>}
    >
      <Flex
        wrap="wrap"
        align="center"
        gap="0.5rem 1rem"
        minH="1.75rem"
        mb="5"
        pe={{ md: 'var(--dialog-edge)' }}
        css={{ '& > button:last-child': { ms: 'auto' } }}
      >
        {byName(searched).map(([name, values]) => (
          <SearchedGroup key={name} name={nameOf(name)} values={values} onRemove={(value) => toggle({ name, value })} />
        ))}
        {isMobile && <TagFilterMenu count={searched.length}>{facets}</TagFilterMenu>}
        {searched.length > 1 && (
          <Button variant="link" size="small" onClick={() => onSearch([])}>
            {formatMessage({ id: 'tags.clear' })}
          </Button>
        )}
      </Flex>
      {stocks.length === 0 ? (
        <AllTags groups={groups} hasSearch={searched.length > 0} onChoose={(tag) => onSearch([tag])} />
      ) : (
        <>
          <PriceTicks stockIds={stocks.map(({ id }) => id)} />
          {view === 'cards' ? (
            <StockCarousel {...shown} searched={searched} onTag={(tag) => onSearch([tag])} aside={views} />
          ) : (
            <section aria-label={formatMessage({ id: 'tags.results' })}>
              <FoundHead count={stocks.length}>{views}</FoundHead>
              <Box pe={{ md: 'var(--dialog-edge)' }}>
                <StockTable {...shown} />
              </Box>
            </section>
          )}
        </>
      )}
      {followed !== null && (
        <Suspense>
          <MembershipDialog stockId={followed} onClose={() => setFollowed(null)} />
        </Suspense>
      )}
    </TagFrame>
  )
}

interface SearchedGroupProps {
  readonly name: string
  readonly values: readonly string[]
  readonly onRemove: (value: string) => void
}

function SearchedGroup({ name, values, onRemove }: SearchedGroupProps) {
  const { formatMessage } = useIntl()
  return (
    <HStack as="span" display="inline-flex" wrap="wrap" color="fg.muted">
      <span>{formatMessage({ id: 'tags.searched' }, { name })}</span>
      {values.map((value, index) => (
        <HStack key={value} as="span" display="inline-flex" wrap="wrap" color="fg.muted">
          {index > 0 && <span>{formatMessage({ id: 'tags.or' })}</span>}
          <BareButton
            gap="0.375rem"
            h={{ base: '9', md: '1.75rem' }}
            px="0.625rem"
            borderRadius="small"
            bg="accent.subtle"
            color="accent.fg"
            textStyle="note"
            fontWeight="medium"
            css={{ '& svg': { w: '0.8125rem', h: '0.8125rem' } }}
            type="button"
            aria-label={formatMessage({ id: 'tags.remove' }, { value })}
            onClick={() => onRemove(value)}
          >
            {value}
            <X aria-hidden="true" />
          </BareButton>
        </HStack>
      ))}
    </HStack>
  )
}
