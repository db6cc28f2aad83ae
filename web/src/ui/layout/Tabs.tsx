import { defineSlotRecipe } from '@chakra-ui/react'
import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs'
import type { ReactNode } from 'react'

const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: {
      _vertical: {
        display: 'grid',
        gridTemplateColumns: '10rem minmax(0, 1fr)',
        gap: '8',
        mt: '4',
        pt: '4',
        borderTopWidth: '1px',
        borderColor: 'border',
        '@media (min-width: 104rem)': { ml: '-12rem' },
      },
    },
    list: {
      display: 'flex',
      _horizontal: {
        gap: '6',
        borderBottomWidth: '1px',
        borderColor: 'border',
        mdDown: { mx: 'calc(-1 * var(--palier-gutter))', px: 'var(--palier-gutter)' },
      },
      _vertical: { flexDirection: 'column', gap: '1' },
    },
    trigger: {
      py: '0.625rem',
      color: 'fg.muted',
      fontWeight: 'medium',
      textAlign: 'start',
      cursor: 'pointer',
      mdDown: { minH: '11' },
      _hover: { color: 'fg' },
      _selected: { color: 'fg' },
      _horizontal: { _selected: { boxShadow: '0 0.125rem 0 {colors.accent}' } },
      _vertical: {
        minH: '10',
        py: '2',
        px: '3',
        borderRadius: 'control',
        _selected: { bg: 'accent.subtle', color: 'accent.fg' },
      },
    },
    content: { pt: { base: '3', md: '5' }, outline: 'none', _vertical: { pt: '0' } },
  },
})

interface Tab {
  readonly value: string
  readonly label: string
  /** Rendered once selected, then stays mounted. */
  readonly content: ReactNode
  readonly onNear?: () => void
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly isVertical?: boolean
}

export function Tabs({ label, tabs, isVertical = false }: TabsProps) {
  return (
    <ChakraTabs.Root
      recipe={tabsRecipe}
      lazyMount
      defaultValue={tabs[0]?.value ?? ''}
      orientation={isVertical ? 'vertical' : 'horizontal'}
    >
      <ChakraTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.value} value={tab.value} onPointerEnter={tab.onNear} onFocus={tab.onNear}>
            {tab.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {tabs.map((tab) => (
        <ChakraTabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  )
}
