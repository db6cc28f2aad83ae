import { CardTile } from './CardTile.tsx'
import styles from '../cardFields/PaymentChoice.module.css'

const TAKEN = ['visa', 'mastercard', 'amex']

/** The brands that are most often paid with. */
export function NewCardTiles() {
  return (
    <span className={styles['tiles']}>
      {TAKEN.map((brand) => (
        <CardTile key={brand} brand={brand} />
      ))}
    </span>
  )
}
