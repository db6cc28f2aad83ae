import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Tile = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '0.625rem',
    minH: '11',
    px: '3',
    py: '0.375rem',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    textStyle: 'table',
    fontWeight: 'medium',
    lineHeight: '1.25',
    cursor: 'pointer',
    _hover: { borderColor: 'border.field' },
    '& svg': { flex: 'none', color: 'fg.muted' },
    '&:has(:checked)': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
    '&:has(:checked) svg': { color: 'accent.fg' },
    '&:has(:focus-visible)': { outline: '0.125rem solid {colors.accent}', outlineOffset: '0.125rem' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
  },
})

interface TileRadioProps {
  readonly name: string
  readonly value: string
  readonly mark: ReactNode
  readonly label: string
  readonly isChosen: boolean
  readonly autoFocus?: boolean
  readonly onChoose: () => void
}

/** Must be inside a `radiogroup`. */
export function TileRadio({ mark, label, isChosen, onChoose, ...input }: TileRadioProps) {
  return (
    <Tile>
      <input {...input} type="radio" checked={isChosen} onChange={onChoose} />
      {mark}
      {label}
    </Tile>
  )
}
