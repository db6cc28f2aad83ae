import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { chakra } from '@chakra-ui/react'

const Frame = chakra('dialog', {
  base: {
    w: '100vw',
    maxW: 'none',
    h: '100dvh',
    maxH: 'none',
    m: '0',
    p: '0',
    border: 'none',
    bg: 'bg',
    color: 'fg',
    overflow: 'hidden',
  },
})

interface FullScreenProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function FullScreen({ label, onClose, children }: FullScreenProps) {
  const frame = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = frame.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <Frame
      ref={frame}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </Frame>
  )
}
