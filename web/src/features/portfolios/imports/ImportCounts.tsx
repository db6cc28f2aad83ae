import { useIntl } from 'react-intl'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { ImportPreview } from './importPreview.ts'
import styles from './ImportCounts.module.css'

/** How many rows of which verdict, over one bar, and how these add up to all lines of the file. */
export function ImportCounts({ preview }: { preview: ImportPreview }) {
  const { formatMessage } = useIntl()
  const { count: write } = useFormatters()
  const parts = [
    ['accepted', preview.acceptedCount],
    ['duplicate', preview.duplicateCount],
    ['refused', preview.refusedCount],
    ['skipped', preview.skippedCount],
  ] as const
  const shown = parts.filter(([, count], index) => index < 3 || count > 0)
  return (
    <>
      <dl className={styles['counts']}>
        {shown.map(([part, count]) => (
          <div key={part}>
            <dt data-part={part}>{formatMessage({ id: `import.count.${part}` })}</dt>
            <dd className={styles['number']}>{write(count)}</dd>
            <dd className={styles['note']}>{formatMessage({ id: `import.note.${part}` })}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['bar']} aria-hidden="true">
        {parts.map(([part, count]) => count > 0 && <span key={part} data-part={part} style={{ flexGrow: count }} />)}
      </div>
      {preview.recordCount != null && (
        <p className={styles['records']}>
          {formatMessage(
            { id: 'import.records' },
            {
              total: preview.recordCount,
              rows: preview.rowCount,
              blank: preview.blankCount ?? 0,
              header: preview.headerLine ?? 0,
            },
          )}
        </p>
      )}
    </>
  )
}
