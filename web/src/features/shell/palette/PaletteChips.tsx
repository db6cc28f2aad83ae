import { useIntl } from 'react-intl'
import { BareButton } from '../../../ui/buttons/BareButton.ts'
import { HStack } from '../../../ui/layout/boxes.ts'
import type { PaletteGroup } from './paletteItems.ts'

interface PaletteChipsProps {
  readonly groups: readonly PaletteGroup[]
  /** Null for all groups. */
  readonly chosen: PaletteGroup['id'] | null
  readonly onChoose: (group: PaletteGroup['id'] | null) => void
}

export function PaletteChips({ groups, chosen, onChoose }: PaletteChipsProps) {
  const { formatMessage } = useIntl()
  const chips = [
    { id: null, text: formatMessage({ id: 'palette.chip.all' }) },
    ...groups.map(({ id, all }) => ({ id, text: `${formatMessage({ id: `palette.chip.${id}` })} ${all.length}` })),
  ]
  return (
    <HStack
      flex="none"
      gap="2"
      py="2"
      px="4"
      overflowX="auto"
      scrollbarWidth="none"
      role="group"
      aria-label={formatMessage({ id: 'palette.chips' })}
    >
      {chips.map(({ id, text }) => (
        <BareButton
          key={id ?? 'all'}
          type="button"
          flex="none"
          h="8"
          px="3"
          borderWidth="1px"
          borderColor="border.strong"
          borderRadius="small"
          color="fg.muted"
          textStyle="table"
          fontWeight="medium"
          css={{ '&[aria-pressed=true]': { bg: 'accent.subtle', borderColor: 'accent', color: 'accent.fg' } }}
          aria-pressed={id === chosen}
          // Keeps the focus in the field, so that the user can go on typing.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(id)}
        >
          {text}
        </BareButton>
      ))}
    </HStack>
  )
}
