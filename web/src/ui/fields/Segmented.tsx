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
    // 44 px with the frame of the group.
    '& input': { position: 'absolute', inset: { base: '-0.125rem 0', md: '0' }, opacity: '0', cursor: 'pointer' },
  },
})

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly short?: string
  readonly name?: string
  /** Language of the label, if it differs from the page's. */
  readonly language?: string
}

interface SegmentedProps<Value extends string> {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

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
