import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Check } from 'lucide-react'
import type { Notice } from './SnackbarContext.ts'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    maxW: 'min(35rem, calc(100vw - 2rem))',
    py: '2',
    px: '4',
    borderRadius: 'control',
    bg: 'fg',
    color: 'bg',
    textStyle: 'table',
    animation: 'rise {durations.medium} {easings.in}',
    '& svg': { flex: 'none', w: '4', h: '4' },
  },
})

const Action = chakra('button', {
  base: {
    position: 'relative',
    ps: '3',
    fontWeight: 'medium',
    cursor: 'pointer',
    _before: {
      content: '""',
      position: 'absolute',
      left: '0',
      insetY: '0.125rem',
      w: '1px',
      bg: 'currentcolor',
      opacity: '0.35',
    },
    _focusVisible: { outlineColor: 'currentcolor' },
  },
})

interface SnackbarProps {
  readonly notice: Notice
  /** Excludes time under the pointer or the focus. */
  readonly milliseconds: number
  readonly onClose: () => void
}

export function Snackbar({ notice, milliseconds, onClose }: SnackbarProps) {
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(onClose, milliseconds)
    return () => clearTimeout(timer)
  }, [isPaused, milliseconds, onClose])

  const { action } = notice
  return (
    <Bar
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {!notice.isBad && <Check aria-hidden="true" />}
      <span>{notice.text}</span>
      {action && (
        <Action
          type="button"
          onClick={() => {
            action.run()
            onClose()
          }}
        >
          {action.label}
        </Action>
      )}
    </Bar>
  )
}
