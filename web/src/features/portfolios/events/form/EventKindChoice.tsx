import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { TextButton } from '../../../../ui/buttons/TextButton.ts'
import { TileRadio } from '../../../../ui/fields/TileRadio.tsx'
import { Box } from '../../../../ui/layout/boxes.ts'
import { EventMark } from './EventMark.tsx'
import type { EventKind } from './eventKinds.ts'

/**
 * Shows up to this many kinds at once. Longer lists start with FIRST_KINDS, unless the chosen kind
 * is further down.
 */
const MOST_KINDS = 6
const FIRST_KINDS = 4

interface EventKindChoiceProps {
  /** Most frequent first. */
  readonly kinds: readonly EventKind[]
  readonly chosen: EventKind
  readonly onChoose: (kind: EventKind) => void
}

export function EventKindChoice({ kinds, chosen, onChoose }: EventKindChoiceProps) {
  const { formatMessage } = useIntl()
  const name = useId()
  const labelId = useId()
  const isLong = kinds.length > MOST_KINDS
  const [areAllShown, setAllShown] = useState(() => !isLong || kinds.indexOf(chosen) >= FIRST_KINDS)
  const [wasOpened, setWasOpened] = useState(false)
  function showAll() {
    setAllShown(true)
    setWasOpened(true)
  }
  return (
    <Box>
      <Box id={labelId} textStyle="note" fontWeight="medium" color="fg.muted" mb="0.375rem">
        {formatMessage({ id: 'event.kind' })}
      </Box>
      <Box role="radiogroup" aria-labelledby={labelId} display="grid" gridTemplateColumns="1fr 1fr" gap="2">
        {(areAllShown ? kinds : kinds.slice(0, FIRST_KINDS)).map((kind, at) => (
          <TileRadio
            key={kind}
            name={name}
            value={kind}
            mark={<EventMark kind={kind} />}
            label={formatMessage({ id: `event.kind.${kind}` })}
            isChosen={kind === chosen}
            // Moves the focus to the first new tile: the button that had it is unmounted.
            autoFocus={wasOpened && at === FIRST_KINDS}
            onChoose={() => onChoose(kind)}
          />
        ))}
      </Box>
      {!areAllShown && (
        <TextButton mt="2" textStyle="note" onClick={showAll}>
          {formatMessage({ id: 'event.kind.more' }, { count: kinds.length - FIRST_KINDS })}
        </TextButton>
      )}
    </Box>
  )
}
