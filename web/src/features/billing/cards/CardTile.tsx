import { brandMark } from '../cardFields/cardLabels.ts'
import styles from './CardLine.module.css'

/** The brand of a card in a small tile. The caller writes the brand as text too. */
export function CardTile({ brand }: { brand: string }) {
  return (
    <span className={styles['tile']} aria-hidden="true">
      {brandMark(brand)}
    </span>
  )
}
