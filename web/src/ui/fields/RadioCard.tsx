import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps, type ReactNode } from 'react'

const Tile = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem 1fr',
    gap: '0.125rem 0.75rem',
    p: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
    '&:has(:focus-visible)': { outline: '0.125rem solid {colors.accent}', outlineOffset: '0.125rem' },
    '& input': { w: '5', h: '5', accentColor: 'accent', outline: 'none' },
  },
})

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
  readonly name: string
  readonly label: ReactNode
  readonly text?: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** Must be inside a `fieldset`. */
export function RadioCard({ label, text, isChosen, onChoose, ...input }: RadioCardProps) {
  const id = useId()
  return (
    <Tile>
      <input {...input} type="radio" checked={isChosen} aria-describedby={text && id} onChange={onChoose} />
      <chakra.span fontWeight="medium">{label}</chakra.span>
      {text && (
        <chakra.span id={id} gridColumn="2" textStyle="note" color="fg.muted">
          {text}
        </chakra.span>
      )}
    </Tile>
  )
}
