import { chakra } from '@chakra-ui/react'

const Track = chakra('button', {
  base: {
    position: 'relative',
    flex: 'none',
    w: '8',
    h: '1.125rem',
    borderWidth: '1px',
    borderColor: 'border.field',
    borderRadius: 'full',
    bg: 'bg.sunken',
    cursor: 'pointer',
    // Touch target of 44 px.
    _before: { content: '""', position: 'absolute', inset: '-0.875rem -0.5rem' },
    _after: {
      content: '""',
      position: 'absolute',
      top: '0.0625rem',
      left: '0.0625rem',
      w: '0.875rem',
      h: '0.875rem',
      borderRadius: 'full',
      bg: 'fg.muted',
      transition: 'transform {durations.fast}',
    },
    '&[aria-checked=true]': {
      borderColor: 'accent',
      bg: 'accent',
      _after: { bg: 'accent.contrast', transform: 'translateX(0.875rem)' },
    },
  },
})

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return <Track type="button" role="switch" aria-checked={isOn} aria-label={label} onClick={() => onChange(!isOn)} />
}
