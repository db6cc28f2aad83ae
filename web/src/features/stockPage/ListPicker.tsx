import { useId, type Ref } from 'react'
import { ChevronDown, CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ChosenList } from './useChosenList.ts'
import styles from './ListPicker.module.css'

const KINDS = ['buy', 'sell', 'others'] as const

interface ListPickerProps {
  readonly ref: Ref<HTMLSelectElement>
  readonly chosen: ChosenList
  /** A list must be chosen before anything can be saved. */
  readonly isMissing: boolean
  readonly onPick: (listId: string) => void
}

/** The list whose prices are shown. Lists without the stock are marked. */
export function ListPicker({ ref, chosen: { lists, list }, isMissing, onPick }: ListPickerProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <div>
      <div className={styles['line']}>
        <label className={styles['label']} htmlFor={id}>
          {formatMessage({ id: 'stock.list' })}
        </label>
        <span className={styles['box']} data-invalid={isMissing || undefined}>
          <select
            ref={ref}
            id={id}
            className={styles['select']}
            value={list?.listId ?? ''}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-missing` : undefined}
            onChange={(event) => onPick(event.target.value)}
          >
            {!list && (
              <option value="" disabled>
                {formatMessage({ id: 'stock.list.choose' })}
              </option>
            )}
            {KINDS.map((kind) => {
              const ofKind = lists.filter((candidate) => candidate.kind === kind)
              return (
                ofKind.length > 0 && (
                  <optgroup key={kind} label={formatMessage({ id: `membership.kind.${kind}` })}>
                    {ofKind.map(({ listId, name, entry }) => (
                      <option key={listId} value={listId}>
                        {entry ? name : formatMessage({ id: 'stock.list.notIn' }, { name })}
                      </option>
                    ))}
                  </optgroup>
                )
              )
            })}
          </select>
          <ChevronDown className={styles['chevron']} aria-hidden="true" />
        </span>
      </div>
      {isMissing && (
        <p id={`${id}-missing`} className={styles['missing']} role="alert">
          <CircleAlert aria-hidden="true" />
          {formatMessage({ id: 'stock.list.missing' })}
        </p>
      )}
    </div>
  )
}
