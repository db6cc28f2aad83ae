import { useIntl } from 'react-intl'
import { KeyCap } from '../../../ui/layout/KeyCap.tsx'
import styles from './Palette.module.css'

/** The keys of the palette and how many lines there are; a picture for the eye, and not for a phone. */
export function PaletteFoot({ count }: { count: number }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['foot']} aria-hidden="true">
      <span className={styles['key']}>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        {formatMessage({ id: 'palette.key.move' })}
      </span>
      <span className={styles['key']}>
        <KeyCap>{formatMessage({ id: 'palette.key.enter' })}</KeyCap>
        {formatMessage({ id: 'palette.key.open' })}
      </span>
      <span className={styles['total']}>{formatMessage({ id: 'search.count' }, { count })}</span>
    </div>
  )
}
