import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

const Line = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2',
    cursor: 'pointer',
    // The pointed area grows to a finger's width without moving anything.
    smDown: { py: '3', my: '-3' },
  },
})

const Mark = chakra('span', {
  base: {
    position: 'relative',
    flex: 'none',
    w: '5',
    h: '5',
    '& input': {
      w: 'full',
      h: 'full',
      borderWidth: '1px',
      borderColor: 'border.field',
      borderRadius: 'tag',
      bg: 'bg.card',
      appearance: 'none',
      cursor: 'inherit',
      _checked: { borderColor: 'accent', bg: 'accent' },
    },
    '& svg': {
      position: 'absolute',
      inset: '0.125rem',
      w: '4',
      h: '4',
      color: 'accent.contrast',
      strokeWidth: '3',
      pointerEvents: 'none',
    },
    '& input:not(:checked) + svg': { display: 'none' },
  },
})

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'onChange' | 'checked'> {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  /** The sentence beside the box; it may hold links. */
  readonly children: ReactNode
}

/** A box of 20 px and its sentence. */
export function CheckboxField({ isChecked, onChange, children, ...input }: CheckboxFieldProps) {
  return (
    <Line>
      <Mark>
        <input {...input} type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
        <Check aria-hidden="true" />
      </Mark>
      <chakra.span minW="0">{children}</chakra.span>
    </Line>
  )
}
