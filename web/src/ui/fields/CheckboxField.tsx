import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

const Line = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2',
    cursor: 'pointer',
    // Enlarges the touch target without moving the layout.
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
  readonly children: ReactNode
}

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
