import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
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
  return (
    <Menu.Root
      defaultOpen
      recipe={menuRecipe}
      positioning={{ placement: 'bottom-end', offset: { mainAxis: 6 } }}
      onSelect={({ value }) => onSelect?.(value)}
      {...(onExitComplete && { onExitComplete })}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content w={width}>{children}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
