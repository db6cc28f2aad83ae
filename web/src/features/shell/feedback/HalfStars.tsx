import { Star, StarHalf } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Box, Grid } from '../../../ui/layout/boxes.ts'

export const FEEDBACK_RATING = { initial: 4.5, step: 0.5 } as const

const STARS = [1, 2, 3, 4, 5] as const

interface HalfStarsProps {
  readonly label: string
  /** 0.5 to 5, in steps of 0.5. */
  readonly value: number
  readonly onChange: (value: number) => void
}

/** Radio group of ten half stars, operated with the arrow keys. */
export function HalfStars({ label, value, onChange }: HalfStarsProps) {
  const { formatMessage } = useIntl()
  const name = useId()
  const choice = (rating: number) => (
    <Box asChild boxSize="full" opacity="0" cursor="pointer">
      <input
        key={rating}
        type="radio"
        name={name}
        value={rating}
        aria-label={formatMessage({ id: 'feedback.stars' }, { rating })}
        checked={rating === value}
        onChange={() => onChange(rating)}
      />
    </Box>
  )
  return (
    <Box display="inline-flex" mx="-1" role="radiogroup" aria-label={label}>
      {STARS.map((star) => {
        const half = star - FEEDBACK_RATING.step
        return (
          <Grid
            key={star}
            as="span"
            templateColumns="1fr 1fr"
            position="relative"
            boxSize="11"
            css={{
              '& svg': { position: 'absolute', inset: '0.375rem', boxSize: '8', pointerEvents: 'none' },
              '&:has(:focus-visible)': {
                outline: '0.125rem solid {colors.accent}',
                outlineOffset: '-0.125rem',
                borderRadius: 'small',
              },
            }}
          >
            <Box asChild color="border.field" strokeWidth="1.25">
              <Star aria-hidden="true" />
            </Box>
            {value >= star && (
              <Box asChild color="accent" fill="currentcolor" strokeWidth="1.25">
                <Star aria-hidden="true" />
              </Box>
            )}
            {value === half && (
              <Box asChild color="accent" fill="currentcolor" strokeWidth="1.25">
                <StarHalf aria-hidden="true" />
              </Box>
            )}
            {choice(half)}
            {choice(star)}
          </Grid>
        )
      })}
    </Box>
  )
}
