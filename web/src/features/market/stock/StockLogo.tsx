import { useState } from 'react'
import styles from './StockLogo.module.css'

const LETTERS = 2

/** The logo of a firm; two letters of its symbol where there is none or it does not load. */
export function StockLogo({ symbol, url }: { symbol: string; url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={styles['tile']} aria-hidden="true">
      {url !== null && url !== failed ? (
        <img className={styles['image']} src={url} alt="" referrerPolicy="no-referrer" onError={() => setFailed(url)} />
      ) : (
        symbol.slice(0, LETTERS)
      )}
    </span>
  )
}
