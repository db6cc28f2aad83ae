import { Box } from '../layout/boxes.ts'

interface ProgressBarProps {
  readonly label: string
  /** 0 to 100. */
  readonly value: number
  readonly valueText?: string
  readonly color?: string
}

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
