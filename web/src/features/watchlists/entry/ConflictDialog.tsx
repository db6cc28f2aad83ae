import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { THRESHOLD_KEYS, type ListKind, type Thresholds } from '@palier/domain/watchlists/thresholds'
import { Button } from '../../../ui/buttons/Button.tsx'
import { MessageDialog } from '../../../ui/dialogs/MessageDialog.tsx'
import { Table } from '../../../ui/layout/Table.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import type { EntryConflict } from './useUpdateEntry.ts'

interface ConflictDialogProps {
  readonly symbol: string
  readonly kind: ListKind
  readonly mine: Thresholds
  /** Null where the stock was taken out of the list. */
  readonly present: EntryConflict
  readonly onAnswer: (isMine: boolean) => void
}

/** The prices were changed elsewhere meanwhile: both states side by side, and the choice. */
export function ConflictDialog({ symbol, kind, mine, present, onAnswer }: ConflictDialogProps) {
  const { formatMessage } = useIntl()
  const { price } = useFormatters()
  const theirs = useRef<HTMLButtonElement>(null)
  const written = (thresholds: Thresholds, key: keyof Thresholds) =>
    thresholds[key] === null ? '–' : price(thresholds[key].toString())
  const way = present ? 'changed' : 'gone'
  return (
    <MessageDialog
      title={formatMessage({ id: `entry.conflict.${way}` }, { symbol })}
      firstFocus={theirs}
      body={
        <>
          <span>{formatMessage({ id: `entry.conflict.${way}.text` })}</span>
          {present && (
            <Table
              rows="low"
              mt="3"
              color="fg"
              fontVariantNumeric="tabular-nums"
              css={{ '& :is(th, td)': { px: '0', py: '2', textAlign: 'end' }, '& tbody th': { textAlign: 'start' } }}
            >
              <thead>
                <tr>
                  <td />
                  <th scope="col">{formatMessage({ id: 'entry.conflict.mine' })}</th>
                  <th scope="col">{formatMessage({ id: 'entry.conflict.theirs' })}</th>
                </tr>
              </thead>
              <tbody>
                {THRESHOLD_KEYS.map((key) => (
                  <tr key={key}>
                    <th scope="row">{formatMessage({ id: thresholdName(kind, key) })}</th>
                    <td>{written(mine, key)}</td>
                    <td>{written(present.thresholds, key)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </>
      }
      footer={
        <>
          <Button ref={theirs} onClick={() => onAnswer(false)}>
            {formatMessage({ id: `entry.conflict.${way}.no` })}
          </Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {formatMessage({ id: `entry.conflict.${way}.yes` })}
          </Button>
        </>
      }
    />
  )
}
