import { SEARCH_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { Search, Tags } from 'lucide-react'
import { useIntl } from 'react-intl'
import { scrollIntoSight } from '../../../device/document.ts'
import { BoxInput, FieldBox } from '../../../ui/fields/fieldBox.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { Spinner } from '../../../ui/status/Spinner.tsx'
import type { Tag } from '../stock/tagSearch.ts'
import { MatchLine } from './MatchLine.tsx'
import type { StockMatch } from './searchStocks.ts'
import { TagLine } from './TagLine.tsx'
import { useTagSearch } from './TagSearchContext.ts'
import { isTwinOf } from './groupDualListings.ts'
import { useActiveOption } from './useActiveOption.ts'
import { useOpenMatch, type ChosenStock } from './useOpenMatch.ts'
import { useStockSearch } from './useStockSearch.ts'
import { useTagMatches } from './useTagMatches.ts'

const PANEL = {
  position: 'absolute',
  inset: 'calc(100% + 0.375rem) 0 auto',
  zIndex: 'menu',
  p: '0.375rem',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'card',
  bg: 'bg.card',
  boxShadow: 'dialog',
} as const

const OPTION = {
  display: 'grid',
  gridTemplateColumns: { base: '4rem minmax(0, 1fr) auto', sm: '4rem minmax(0, 1fr) auto 4.5rem' },
  alignItems: 'center',
  columnGap: '3',
  minH: { base: '3.25rem', sm: '11' },
  py: '1',
  px: '0.625rem',
  borderRadius: 'control',
  cursor: 'pointer',
  '&[aria-selected=true]': { bg: 'accent.subtle' },
  // Two lines on a phone: the exchange is below the name, and the price spans both.
  smDown: {
    '& > :nth-child(1)': { gridRow: 'span 2' },
    '& > :nth-child(3)': { gridColumn: '2', gridRow: '2' },
    '& > :nth-child(4)': { gridColumn: '3', gridRow: '1 / span 2' },
  },
} as const

interface StockSearchProps {
  readonly onChoose: (stock: ChosenStock) => void
  readonly fieldRef?: RefObject<HTMLInputElement | null>
  /** Initial text: it is searched for at once, and the field has the focus. */
  readonly initialText?: string
  readonly takesFocus?: boolean
}

export function StockSearch({
  onChoose,
  fieldRef,
  initialText = '',
  takesFocus = initialText !== '',
}: StockSearchProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const openMatch = useOpenMatch()
  const [text, setText] = useState(initialText)
  const [isOpen, setIsOpen] = useState(initialText !== '')
  const [isMissing, setIsMissing] = useState(false)
  const [isOpening, setIsOpening] = useState(false)
  const { state, matches } = useStockSearch(text)
  const found = useTagMatches(text)
  const openTagSearch = useTagSearch()
  const isShown = isOpen && state !== 'idle'
  const shown = isShown ? matches : []
  const tags = isShown ? found : []
  const isByTagsShown = isShown && state === 'found' && matches.length + tags.length === 0
  const count = shown.length + tags.length + (isByTagsShown ? 1 : 0)
  const { active, activate, takeKey } = useActiveOption(count, `${text} ${state}`, (index) => {
    if (index < shown.length) void choose(shown[index])
    else openTags(tags[index - shown.length]?.tag ?? null)
  })
  const statusText = isOpen ? sentenceOf() : ''
  const optionId = (index: number) => `${id}-option-${index}`
  const optionAt = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    onPointerMove: () => activate(index),
    // Keeps the focus in the field: a blur would close the list before the click.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  })
  useEffect(() => {
    if (active >= 0) scrollIntoSight(`${id}-option-${active}`)
  }, [id, active])

  function sentenceOf(): string {
    if (state === 'idle') return ''
    if (state === 'waiting') return formatMessage({ id: 'search.searching' })
    if (state === 'failed') return formatMessage({ id: 'search.failed' })
    if (matches.length + tags.length === 0) return formatMessage({ id: 'search.none' }, { text: text.trim() })
    return formatMessage({ id: 'search.count' }, { count: matches.length + tags.length })
  }
  async function choose(match: StockMatch | undefined) {
    if (!match || isOpening) return
    setIsOpening(true)
    const stock = await openMatch(match)
    setIsOpening(false)
    if (!stock) return
    setText('')
    setIsOpen(false)
    onChoose(stock)
  }
  function openTags(tag: Tag | null) {
    setIsOpen(false)
    openTagSearch(tag)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (takeKey(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      setIsMissing(text.trim() === '')
    }
    if (event.key === 'Escape' && isOpen && text !== '') {
      // Escape closes the list first, not the dialog around the field.
      event.stopPropagation()
      setIsOpen(false)
    }
  }
  return (
    <Box
      position="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
      }}
    >
      <FieldBox size="large" gap="0.625rem" px="0.875rem" data-invalid={isMissing || undefined}>
        <Search aria-hidden="true" />
        <BoxInput
          ref={fieldRef ?? ownRef}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoFocus={takesFocus}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          maxLength={SEARCH_MAXIMUM_LENGTH}
          placeholder={formatMessage({ id: 'search.hint' })}
          aria-label={formatMessage({ id: 'search.stock' })}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setIsOpen(true)
            setIsMissing(false)
          }}
          onFocus={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
        />
        {(state === 'waiting' || isOpening) && <Spinner />}
      </FieldBox>
      {isMissing && (
        <Text id={`${id}-missing`} mt="0.375rem" textStyle="note" color="danger" role="alert">
          {formatMessage({ id: 'search.required' })}
        </Text>
      )}
      <Box css={PANEL} hidden={statusText === '' && count === 0}>
        {/* For screen readers, if the list is visible. */}
        <Text
          py="2"
          px="0.625rem"
          textStyle="note"
          color="fg.muted"
          srOnly={state === 'found' && shown.length + tags.length > 0}
          role="status"
        >
          {statusText}
        </Text>
        {/* Arrow keys of the field scroll the list, so it is not a tab stop. */}
        <Box
          as="ul"
          id={`${id}-list`}
          maxH="19.25rem"
          overflowY="auto"
          css={{ '& > li': OPTION }}
          role="listbox"
          aria-label={formatMessage({ id: 'search.results' })}
        >
          {shown.map((match, index) => (
            <li key={match.normalizedTicker} {...optionAt(index)} onClick={() => void choose(match)}>
              <MatchLine match={match} isTwin={isTwinOf(match, shown[index - 1])} />
            </li>
          ))}
          {tags.map((match, place) => (
            <li
              key={`${match.tag.name}:${match.tag.value}`}
              {...optionAt(shown.length + place)}
              onClick={() => openTags(match.tag)}
            >
              <TagLine match={match} />
            </li>
          ))}
          {isByTagsShown && (
            <li {...optionAt(0)} onClick={() => openTags(null)}>
              <Tags size={16} aria-hidden="true" />
              <span>{formatMessage({ id: 'palette.byTags' })}</span>
            </li>
          )}
        </Box>
      </Box>
    </Box>
  )
}
