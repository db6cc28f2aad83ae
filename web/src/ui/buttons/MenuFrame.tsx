import { Menu, useMenuContext } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { placeOfMenu } from '../../device/document.ts'
import { menuRecipe } from './menuRecipe.ts'

export { MenuItem, MenuItemGroupLabel, MenuRadioItem, MenuRadioItemGroup, MenuSeparator } from '@chakra-ui/react/menu'

interface MenuFrameProps {
  /** The button under which it opens. */
  readonly trigger: ReactElement
  /** A CSS length, where it is not that of its entries. */
  readonly width?: string
  readonly onSelect?: (value: string) => void
  /** It has closed and given the focus back. */
  readonly onExitComplete?: () => void
  readonly children: ReactNode
}

/** Chakra's menu around its button; open from the start, since it is loaded by the first press. */
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

/** Closes the menu that is open. */
let closeOpen: (() => void) | null = null

/**
 * Closes another menu when this one opens: a press outside closes it already, but not a press of the keyboard or of
 * assistive technology, nor two menus whose code comes at once.
 */
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
