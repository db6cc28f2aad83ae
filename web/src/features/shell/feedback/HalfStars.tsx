import { Star, StarHalf } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import styles from './HalfStars.module.css'

export const FEEDBACK_RATING = { initial: 4.5, step: 0.5 } as const

const STARS = [1, 2, 3, 4, 5] as const

interface HalfStarsProps {
  readonly label: string
  /** From 0.5 to 5 by halves. */
  readonly value: number
  readonly onChange: (value: number) => void
}

/** Five stars that can be halved: ten choices in a row, moved through with the arrow keys. */
export function HalfStars({ label, value, onChange }: HalfStarsProps) {
  const { formatMessage } = useIntl()
  const name = useId()
  const choice = (rating: number) => (
    <input
      key={rating}
      className={styles['input']}
      type="radio"
      name={name}
      value={rating}
      aria-label={formatMessage({ id: 'feedback.stars' }, { rating })}
      checked={rating === value}
      onChange={() => onChange(rating)}
    />
  )
  return (
    <div className={styles['stars']} role="radiogroup" aria-label={label}>
      {STARS.map((star) => {
        const half = star - FEEDBACK_RATING.step
        return (
          <span key={star} className={styles['star']}>
            <Star className={styles['ghost']} aria-hidden="true" />
            {value >= star && <Star className={styles['full']} aria-hidden="true" />}
            {value === half && <StarHalf className={styles['full']} aria-hidden="true" />}
            {choice(half)}
            {choice(star)}
          </span>
        )
      })}
    </div>
  )
}
