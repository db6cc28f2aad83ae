import { SEARCH_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Search, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { useNavigate } from 'react-router-dom'
import type { PaletteQuery } from '../../../__generated__/PaletteQuery.graphql.ts'
import { scrollIntoSight } from '../../../device/document.ts'
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx'
import { KeyCap } from '../../../ui/layout/KeyCap.tsx'
import { Spinner } from '../../../ui/status/Spinner.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import type { StockOrigin } from '../../../kit/navigation/origin.ts'
import { recentPages } from '../../../kit/navigation/recentPages.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { Tag } from '../../market/stock/tagSearch.ts'
import { listKindOf, scoreBasisOf } from '../../watchlists/model/listFacts.ts'
import { readWatchedEntry } from '../../watchlists/model/watchedEntry.ts'
import type { PaletteScope } from './PaletteContext.ts'
import { PaletteChips } from './PaletteChips.tsx'
import { PaletteFoot } from './PaletteFoot.tsx'
import { PaletteLine } from './PaletteLine.tsx'
import { paletteGroups, type PaletteGroup, type PaletteItem } from './paletteItems.ts'
import { useActiveOption } from '../../market/search/useActiveOption.ts'
import { useOpenMatch } from '../../market/search/useOpenMatch.ts'
import { usePaletteCommands } from './usePaletteCommands.ts'
import { useStockSearch } from '../../market/search/useStockSearch.ts'
import { useTagMatches } from '../../market/search/useTagMatches.ts'
import { Box, Grid, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

/* eslint-disable relay/unused-fields -- lists are read as a whole by display */
const query = graphql`
  query PaletteQuery @preloadable {
    viewer {
      preferences {
        currency
        buyListScoreBasis
      }
      watchLists(kinds: [BUY, SELL, OTHERS]) {
        listId
        name
        kind
        entryCount
        entries {
          ...watchedEntry_entry
        }
      }
    }
  }
`
/* eslint-enable relay/unused-fields */

/**
 * On phones symbol and listing share a line, since only the listing tells two of a company apart.
 */
const STOCK_LINE = {
  templateColumns: { base: '4.125rem minmax(0, 1fr) auto', sm: '4.125rem 3.75rem minmax(0, 1fr) auto 4.5rem' },
  templateAreas: { base: '"score symbol price" "score name percent"', sm: '"score symbol name price percent"' },
} as const
const OTHER_LINE = {
  templateColumns: {
    base: '4.125rem 3.75rem minmax(0, 1fr) auto',
    sm: '4.125rem 3.75rem minmax(0, 1fr) auto 4.5rem',
  },
} as const

function isStock({ type }: PaletteItem): boolean {
  return type === 'entry' || type === 'match'
}

interface PaletteProps {
  readonly scope: PaletteScope
  readonly reference: PreloadedQuery<PaletteQuery>
  readonly onHelp: () => void
  readonly onKeys: () => void
  /** Opens the tag search, with a tag preselected or null. */
  readonly onTags: (tag: Tag | null) => void
  readonly onClose: () => void
}

/** Matches own stocks at once, the catalogue after a pause in typing. */
export function Palette({ scope, reference, onHelp, onKeys, onTags, onClose }: PaletteProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const navigate = useNavigate()
  const openMatch = useOpenMatch()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const search = useStockSearch(scope === 'all' ? text : '')
  const tags = useTagMatches(scope === 'all' ? text : '')
  const sources = usePaletteSources(reference)
  const commands = usePaletteCommands({ currency: sources.currency, onHelp, onKeys, onTags: () => onTags(null) })
  const [chosen, choose] = useState<PaletteGroup['id'] | null>(null)
  const found = paletteGroups({ ...sources, text, scope, matches: search.matches, tags, commands })
  // Shows all groups if the chosen one has no matches left.
  const only = text.trim() === '' ? undefined : found.find((group) => group.id === chosen)
  const groups = only ? [{ ...only, items: only.all }] : found
  const items = groups.flatMap((group) => group.items)
  const placeOf = new Map(items.map((item, index) => [item, index]))
  const { active, activate, takeKey } = useActiveOption(
    items.length,
    `${text} ${search.state} ${only?.id}`,
    (index) => {
      void open(items[index])
    },
  )
  useEffect(() => scrollIntoSight(`${id}-${active}`), [id, active])

  async function open(item: PaletteItem | undefined) {
    if (!item) return
    if (item.type === 'match') {
      const stock = await openMatch(item.match)
      if (!stock) return
      onClose()
      return void navigate(pathTo('Stock', { id: stock.stockId }))
    }
    onClose()
    if (item.type === 'command') return item.command.run()
    if (item.type === 'tag') return onTags(item.match.tag)
    const state = item.type === 'entry' ? ({ originListId: item.listId } satisfies StockOrigin) : null
    void navigate(item.key, { state })
  }
  const isWaiting = search.state === 'waiting'
  const statusText = () => {
    if (items.length > 0 || isWaiting) return formatMessage({ id: 'search.count' }, { count: items.length })
    if (search.state === 'failed') return formatMessage({ id: 'search.failed' })
    return text.trim() === ''
      ? formatMessage({ id: `palette.empty.${scope}` })
      : formatMessage({ id: 'palette.none' }, { text: text.trim() })
  }
  return (
    <DialogFrame size="palette" label={formatMessage({ id: 'shell.search' })} firstFocus={field} onClose={onClose}>
      <HStack flex="none" gap="3" h="14" pr="4" pl="5" borderBottomWidth="1px" borderBottomColor="border">
        <Search size="1.125rem" color="var(--p-colors-fg-muted)" aria-hidden="true" />
        <Box
          asChild
          flex="1"
          minW="0"
          h="full"
          color="inherit"
          fontSize="1rem"
          lineHeight="1.5rem"
          bg="transparent"
          outline="none"
          _placeholder={{ color: 'fg.muted', opacity: '1' }}
        >
          <input
            ref={field}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text}
            maxLength={SEARCH_MAXIMUM_LENGTH}
            placeholder={formatMessage({ id: 'shell.searchHint' })}
            aria-label={formatMessage({ id: 'shell.search' })}
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={takeKey}
          />
        </Box>
        {isWaiting && <Spinner />}
        <Box
          asChild
          borderRadius="tag"
          color="fg.muted"
          cursor="pointer"
          mdDown={{ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', boxSize: '11', mr: '-3' }}
        >
          <button type="button" onClick={onClose}>
            <VisuallyHidden>{formatMessage({ id: 'alerts.close' })} </VisuallyHidden>
            <Box as="span" mdDown={{ display: 'none' }}>
              <KeyCap>{formatMessage({ id: 'palette.key.escape' })}</KeyCap>
            </Box>
            <Box as="span" display={{ base: 'block', md: 'none' }}>
              <X size="1.25rem" aria-hidden="true" />
            </Box>
          </button>
        </Box>
      </HStack>
      {text.trim() !== '' && found.length > 1 && (
        <PaletteChips groups={found} chosen={only?.id ?? null} onChoose={choose} />
      )}
      <Box
        id={`${id}-list`}
        flex="1"
        maxH={{ base: 'none', md: '27.5rem' }}
        pt="1"
        px="2"
        pb="2"
        overflowY="auto"
        _empty={{ display: 'none' }}
        role="listbox"
        aria-label={formatMessage({ id: 'palette.results' })}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <Text
              id={`${id}-${group.id}`}
              pt="0.625rem"
              px="3"
              pb="1"
              color="fg.muted"
              textStyle="note"
              fontWeight="medium"
              role="presentation"
            >
              {formatMessage({ id: `palette.${group.id}` })}
            </Text>
            {group.items.map((item) => {
              const place = placeOf.get(item) ?? 0
              return (
                <Grid
                  key={item.key}
                  id={`${id}-${place}`}
                  {...(isStock(item) ? STOCK_LINE : OTHER_LINE)}
                  alignItems="center"
                  columnGap={{ base: '2', sm: '3' }}
                  py={{ base: '2', sm: '0' }}
                  minH={{ base: isStock(item) ? '3.75rem' : '3.25rem', sm: '11' }}
                  px="3"
                  borderRadius="control"
                  cursor="pointer"
                  css={{ "&[aria-selected='true']": { bg: 'accent.subtle' } }}
                  role="option"
                  aria-selected={place === active}
                  onPointerMove={() => activate(place)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => void open(item)}
                >
                  <PaletteLine item={item} text={text} />
                </Grid>
              )
            })}
          </div>
        ))}
      </Box>
      {items.length === 0 && !isWaiting && (
        <Text py="6" px="5" color="fg.muted">
          {statusText()}
        </Text>
      )}
      <VisuallyHidden>
        <span role="status">{statusText()}</span>
      </VisuallyHidden>
      <PaletteFoot count={items.length} />
    </DialogFrame>
  )
}

function usePaletteSources(reference: PreloadedQuery<PaletteQuery>) {
  const { viewer } = usePreloadedQuery<PaletteQuery>(query, reference)
  const recent = recentPages(useRelayEnvironment())
  return useMemo(() => {
    const basis = scoreBasisOf(viewer?.preferences?.buyListScoreBasis)
    const lists = viewer?.watchLists ?? []
    const followed = lists.flatMap(({ listId, kind, entries }) =>
      entries.map((entry) => ({ listId, entry: readWatchedEntry(entry, { kind: listKindOf(kind), basis }) })),
    )
    return { followed, lists, recent, currency: viewer?.preferences?.currency ?? null }
  }, [viewer, recent])
}
