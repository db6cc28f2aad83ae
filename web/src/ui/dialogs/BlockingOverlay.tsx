import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Spinner } from '../status/Spinner.tsx'

const Veil = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    display: 'grid',
    placeItems: 'center',
    bg: 'overlay',
    cursor: 'wait',
    _focusVisible: { outline: 'none' },
  },
})

export function BlockingOverlay({ label }: { label: string }) {
  const overlay = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    overlay.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  return createPortal(
    <Veil
      ref={overlay}
      role="alertdialog"
      aria-modal="true"
      aria-busy="true"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => event.preventDefault()}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        py="3"
        px="5"
        borderRadius="card"
        bg="bg.card"
        color="fg"
        boxShadow="dialog"
      >
        <Spinner />
        <span>{label}</span>
      </chakra.div>
    </Veil>,
    document.body,
  )
}
