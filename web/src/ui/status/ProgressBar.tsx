import { Box } from '../layout/boxes.ts'

interface ProgressBarProps {
  readonly label: string
  /** Of a hundred, 0 to 100. */
  readonly value: number
  /** The value in words, where a whole percent does not say it. */
  readonly valueText?: string
  /** A token. */
  readonly color?: string
}

/** How far something is, as a bar as wide as its place. */
export function ProgressBar({ label, value, valueText, color = 'accent' }: ProgressBarProps) {
  return (
    <Box
      h="0.375rem"
      borderRadius="tag"
      bg="bg.sunken"
      boxShadow="inset 0 0 0 1px var(--p-colors-border-strong)"
      overflow="hidden"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={valueText}
    >
      <Box h="full" bg={color} style={{ width: `${value}%` }} />
    </Box>
  )
}
