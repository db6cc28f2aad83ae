import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Search } from 'lucide-react'
import { useIntl } from 'react-intl'
import { scrollIntoSight } from '../../device/document.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { MatchLine } from './MatchLine.tsx'
import type { StockMatch } from './searchStocks.ts'
import { isTwinOf } from './twinsTogether.ts'
import { useActiveOption } from './useActiveOption.ts'
import { useOpenMatch, type ChosenStock } from './useOpenMatch.ts'
import { useStockSearch } from './useStockSearch.ts'
import styles from './StockSearch.module.css'

interface StockSearchProps {
  readonly onChoose: (stock: ChosenStock) => void
  /** Where the focus may be sent. */
  readonly fieldRef?: RefObject<HTMLInputElement | null>
  /** The text that stands in the field at first: it is searched for, and the field has the focus. */
  readonly initialText?: string
}

/** A field that finds stocks by symbol or name, and the list of what it found. Choosing answers the kept stock. */
export function StockSearch({ onChoose, fieldRef, initialText = '' }: StockSearchProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const openMatch = useOpenMatch()
  const [text, setText] = useState(initialText)
  const [isOpen, setIsOpen] = useState(initialText !== '')
  const [isMissing, setIsMissing] = useState(false)
  const [isOpening, setIsOpening] = useState(false)
  const { state, matches } = useStockSearch(text)
  const shown = isOpen && state !== 'idle' ? matches : []
  const { active, activate, takeKey } = useActiveOption(shown.length, `${text} ${state}`, (index) => {
    void choose(shown[index])
  })
  const says = isOpen ? sentenceOf() : ''
  const optionId = (index: number) => `${id}-option-${index}`
  useEffect(() => {
    if (active >= 0) scrollIntoSight(`${id}-option-${active}`)
  }, [id, active])

  function sentenceOf(): string {
    if (state === 'idle') return ''
    if (state === 'waiting') return formatMessage({ id: 'search.searching' })
    if (state === 'failed') return formatMessage({ id: 'search.failed' })
    if (matches.length === 0) return formatMessage({ id: 'search.none' }, { text: text.trim() })
    return formatMessage({ id: 'search.count' }, { count: matches.length })
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
  function onKeyDown(event: KeyboardEvent) {
    if (takeKey(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      setIsMissing(text.trim() === '')
    }
    if (event.key === 'Escape' && isOpen && text !== '') {
      // The list closes first; what holds the field, such as a dialog, stays open.
      event.stopPropagation()
      setIsOpen(false)
    }
  }
  return (
    <div
      className={styles['search']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
      }}
    >
      <div className={styles['box']} data-invalid={isMissing || undefined}>
        <Search className={styles['icon']} aria-hidden="true" />
        <input
          ref={fieldRef ?? ownRef}
          className={styles['input']}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoFocus={initialText !== ''}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          placeholder={formatMessage({ id: 'search.hint' })}
          aria-label={formatMessage({ id: 'search.stock' })}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
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
      </div>
      {isMissing && (
        <p id={`${id}-missing`} className={styles['missing']} role="alert">
          {formatMessage({ id: 'search.required' })}
        </p>
      )}
      <div className={styles['panel']} hidden={says === '' && shown.length === 0}>
        <p className={styles['says']} data-found={shown.length > 0 || undefined} role="status">
          {says}
        </p>
        <ul
          id={`${id}-list`}
          className={styles['list']}
          role="listbox"
          aria-label={formatMessage({ id: 'search.results' })}
        >
          {shown.map((match, index) => (
            <li
              key={match.normalizedTicker}
              id={optionId(index)}
              className={styles['option']}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => activate(index)}
              // The field keeps the focus: leaving it would close the list before the press counts.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void choose(match)}
            >
              <MatchLine match={match} isTwin={isTwinOf(match, shown[index - 1])} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
