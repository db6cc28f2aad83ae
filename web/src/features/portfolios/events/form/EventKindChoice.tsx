import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { TextButton } from '../../../../ui/buttons/TextButton.ts'
import { TileRadio } from '../../../../ui/fields/TileRadio.tsx'
import { Box } from '../../../../ui/layout/boxes.ts'
import { EventMark } from './EventMark.tsx'
import type { EventKind } from './eventKinds.ts'

/** Up to so many kinds stand side by side; of more the first four alone, unless another one is chosen from the start. */
const MOST_KINDS = 6
const FIRST_KINDS = 4

interface EventKindChoiceProps {
  /** The most frequent first. */
  readonly kinds: readonly EventKind[]
  readonly chosen: EventKind
  readonly onChoose: (kind: EventKind) => void
}

/** What kind of event it is: a tile each with its sign, moved through with the arrow keys. */
export function EventKindChoice({ kinds, chosen, onChoose }: EventKindChoiceProps) {
  const { formatMessage } = useIntl()
  const [name, labelId] = [useId(), useId()]
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
            // The button that had it is gone.
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
