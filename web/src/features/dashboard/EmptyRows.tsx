import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './EmptyRows.module.css'

const SAMPLES = ['RY', 'ENB'] as const

/** The content of an empty list's card: placeholders of its rows, and a button to add its first stock. */
export function EmptyRows({ onAdd }: { onAdd: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['empty']}>
      <div aria-hidden="true">
        {SAMPLES.map((symbol) => (
          <div key={symbol} className={styles['row']}>
            <span className={styles['badge']} />
            <span>{symbol}</span>
            <span>{formatMessage({ id: 'dashboard.sample' })}</span>
            <span className={styles['price']} />
          </div>
        ))}
      </div>
      <Button className={styles['add'] ?? ''} size="small" aria-haspopup="dialog" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {formatMessage({ id: 'dashboard.addStock' })}
      </Button>
    </div>
  )
}
