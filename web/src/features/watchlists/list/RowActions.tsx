import { memo } from 'react'
import { Ellipsis, ListChecks, Pencil, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ListTask } from '../model/listTask.ts'
import { MenuButton } from '../../../kit/lazy/MenuButton.tsx'
import styles from './RowActions.module.css'

interface RowActionsProps {
  readonly entryId: string
  readonly symbol: string
  readonly onAsk: (task: ListTask) => void
}

export const RowActions = memo(function RowActions({ entryId, symbol, onAsk }: RowActionsProps) {
  const { formatMessage } = useIntl()
  const edit = formatMessage({ id: 'list.row.edit' }, { symbol })
  return (
    <span className={styles['actions']}>
      <button
        className={styles['action']}
        type="button"
        aria-label={edit}
        title={edit}
        onClick={() => onAsk({ kind: 'edit', entryId })}
      >
        <Pencil aria-hidden="true" />
      </button>
      <MenuButton
        label={formatMessage({ id: 'list.row.more' }, { symbol })}
        entries={[
          {
            id: 'lists',
            label: formatMessage({ id: 'list.row.lists' }),
            icon: <ListChecks aria-hidden="true" />,
            onSelect: () => onAsk({ kind: 'lists', entryId }),
          },
          {
            id: 'remove',
            label: formatMessage({ id: 'list.row.remove' }),
            icon: <Trash2 aria-hidden="true" />,
            isApart: true,
            onSelect: () => onAsk({ kind: 'remove', entryId }),
          },
        ]}
      >
        <span className={styles['action']}>
          <Ellipsis aria-hidden="true" />
        </span>
      </MenuButton>
    </span>
  )
})
