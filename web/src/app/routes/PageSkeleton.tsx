import { useIntl } from 'react-intl'
import styles from './PageSkeleton.module.css'

type PageShape = 'dashboard' | 'list' | 'stock' | 'portfolio' | 'text'

const ROWS: Readonly<Record<PageShape, number>> = { dashboard: 5, list: 13, stock: 4, portfolio: 8, text: 10 }

export function pageShapeOf(pathname: string, isSignedIn: boolean): PageShape {
  const [, first = ''] = pathname.split('/')
  if (first === '') return isSignedIn ? 'dashboard' : 'text'
  return first === 'list' || first === 'stock' || first === 'portfolio' ? first : 'text'
}

export function PageSkeleton({ shape }: { shape: PageShape }) {
  const { formatMessage } = useIntl()
  const rows = Array.from({ length: ROWS[shape] }, (_, row) => (
    <div key={row} className={styles['row']}>
      <i />
      <i />
      <i />
    </div>
  ))
  const stair = <i className={styles['stair']} />
  const hasStair = shape !== 'list' && shape !== 'text'
  return (
    <div
      className={styles['page']}
      role="status"
      aria-label={formatMessage({ id: 'shell.loading' })}
      data-shape={shape}
    >
      <div className={styles['heading']}>
        <i />
        <i />
        <i />
      </div>
      {shape === 'dashboard' || shape === 'stock' ? (
        <div className={styles['columns']}>
          <div>{shape === 'stock' ? stair : rows}</div>
          <div className={styles['card']}>{shape === 'stock' && rows}</div>
        </div>
      ) : (
        shape === 'portfolio' && <div className={styles['card']} />
      )}
      {hasStair && shape !== 'stock' && stair}
      {(shape === 'list' || shape === 'portfolio' || shape === 'text') && <div>{rows}</div>}
    </div>
  )
}
