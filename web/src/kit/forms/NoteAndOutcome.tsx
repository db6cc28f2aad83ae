import type { ReactNode } from 'react'
import { FREE_TEXT_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { Box } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'

interface NoteAndOutcomeProps {
  readonly label: string
  readonly note: string
  readonly error: string | undefined
  readonly onNote: (note: string) => void
  /** The outcome, announced as it changes. */
  readonly children: ReactNode
}

/** Last two rows of the form of a lot or an event. */
export function NoteAndOutcome({ label, note, error, onNote, children }: NoteAndOutcomeProps) {
  return (
    <>
      <Box gridColumn="1 / -1">
        <TextAreaField
          label={label}
          rows={2}
          maxLength={FREE_TEXT_MAXIMUM_LENGTH}
          value={note}
          error={error}
          onChange={(event) => onNote(event.target.value)}
        />
      </Box>
      <Text
        gridColumn="1 / -1"
        minH="5"
        fontSize="0.8125rem"
        color="fg.muted"
        css={{ '& strong': { color: 'fg', fontWeight: 'semibold' } }}
        role="status"
      >
        {children}
      </Text>
    </>
  )
}
