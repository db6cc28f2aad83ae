import { Suspense, useState } from 'react'
import { NotebookPen } from 'lucide-react'
import { useIntl } from 'react-intl'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Box } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'
import type { EntryForm } from '../watchlists/entry/useEntryForm.ts'

const NoteField = lazyWithMessages(['entry'], async () => (await import('../watchlists/entry/NoteField.tsx')).NoteField)

export function OwnNote({ form }: { form: EntryForm }) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  if (form.note === null) return null
  const shown = (
    <Box>
      {form.note !== '' && (
        <Text mb="1" whiteSpace="pre-line" overflowWrap="anywhere">
          {form.note}
        </Text>
      )}
      <Button ms="-0.625rem" size="small" variant="link" onClick={() => setIsOpen(true)}>
        <NotebookPen aria-hidden="true" />
        {formatMessage({ id: form.note === '' ? 'entry.note.add' : 'entry.note.edit' })}
      </Button>
    </Box>
  )
  if (!isOpen) return shown
  return (
    <Suspense fallback={shown}>
      <NoteField form={form} autoFocus />
    </Suspense>
  )
}
