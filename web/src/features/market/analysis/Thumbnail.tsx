import { useState, type ReactNode } from 'react'
import styles from './Partnerships.module.css'

/** A small picture; its place where there is none or it does not load. */
export function Thumbnail({ url, fallback }: { url: string | null; fallback: ReactNode }) {
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <span className={styles['thumbnail']}>
      {url !== null && !hasFailed ? (
        <img src={url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setHasFailed(true)} />
      ) : (
        fallback
      )}
    </span>
  )
}
