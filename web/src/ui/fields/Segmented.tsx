import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    p: '0.125rem',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    bg: 'bg.card',
  },
})

const Item = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '9',
    h: { base: '2.5rem', md: '1.75rem' },
    px: '0.5625rem',
    borderRadius: 'small',
    textStyle: 'table',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&:has(:checked)': { color: 'fg', bg: 'bg.pressed', boxShadow: 'inset 0 0 0 1px {colors.border.strong}' },
    '&:has(:focus-visible)': { outline: '0.125rem solid {colors.accent}', outlineOffset: '0.125rem' },
    // With the frame of the group, a finger's 44 pixels.
    '& input': { position: 'absolute', inset: { base: '-0.125rem 0', md: '0' }, opacity: '0', cursor: 'pointer' },
  },
})

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  /** Stands in the place of the label on a phone. */
  readonly short?: string
  /** The whole name where the label is an abbreviation. */
  readonly name?: string
  /** The language of the label where it is not the page's. */
  readonly language?: string
}

interface SegmentedProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few, side by side: a radio group, moved through with the arrow keys. */
export function Segmented<Value extends string>({ label, segments, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <Group role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <Item key={segment.value} lang={segment.language}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            aria-label={segment.name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.short === undefined ? (
            segment.label
          ) : (
            <>
              <chakra.span hideBelow="md">{segment.label}</chakra.span>
              <chakra.span hideFrom="md">{segment.short}</chakra.span>
            </>
          )}
        </Item>
      ))}
    </Group>
  )
}
