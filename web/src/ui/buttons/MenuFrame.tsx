import { Menu, useMenuContext } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { placeOfMenu } from '../../device/document.ts'
import { menuRecipe } from './menuRecipe.ts'

export { MenuItem, MenuItemGroupLabel, MenuRadioItem, MenuRadioItemGroup, MenuSeparator } from '@chakra-ui/react/menu'

interface MenuFrameProps {
  readonly trigger: ReactElement
  readonly width?: string
  readonly onSelect?: (value: string) => void
  /** Called once the menu is closed and the focus restored. */
  readonly onExitComplete?: () => void
  readonly children: ReactNode
}

/** Open on mount, because it loads with the first press. */
export function MenuFrame({ trigger, width, onSelect, onExitComplete, children }: MenuFrameProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const container = useMemo(() => ({ current: place }), [place])
  const findPlace = useCallback((mark: Element | null) => setPlace(mark && placeOfMenu(mark)), [])
  return (
    <Menu.Root
      defaultOpen
      recipe={menuRecipe}
      positioning={{ placement: 'bottom-end', offset: { mainAxis: 6 } }}
      onSelect={({ value }) => onSelect?.(value)}
      {...(onExitComplete && { onExitComplete })}
    >
      <OneAtATime />
      <span ref={findPlace} hidden />
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      {place && (
        <Portal container={container}>
          <Menu.Positioner>
            <Menu.Content w={width}>{children}</Menu.Content>
          </Menu.Positioner>
        </Portal>
      )}
    </Menu.Root>
  )
}

let closeOpen: (() => void) | null = null

/** Closes another open menu, which a press outside does by itself, but a key or assistive technology does not. */
function OneAtATime() {
  const { open: isOpen, setOpen } = useMenuContext()
  const close = useEffectEvent(() => setOpen(false))
  useEffect(() => {
    if (!isOpen) return
    const closeThis = () => close()
    closeOpen?.()
    closeOpen = closeThis
    return () => {
      if (closeOpen === closeThis) closeOpen = null
    }
  }, [isOpen])
  return null
}
