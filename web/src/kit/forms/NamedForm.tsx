import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { FREE_TEXT_MAXIMUM_LENGTH, NAME_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/fields/Form.ts'
import { Flex } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'

interface Named {
  readonly name: string
  readonly description: string
}

export interface NamedFormProps<Answers extends Named> {
  readonly label: string
  readonly saveLabel: string
  readonly first: Answers
  readonly warning?: string | undefined
  /** Resolves to true if saved; otherwise the user has seen the reason. */
  readonly onSave: (answers: Answers) => Promise<boolean>
  readonly onCancel: () => void
}

interface FieldsOfNamedForm<Answers> {
  readonly texts: {
    readonly name: string
    readonly nameMissing: string
    readonly description: string
    readonly descriptionHint?: string
    readonly cancel: string
  }
  readonly children?: (answers: Answers, change: (answers: Answers) => void) => ReactNode
}

export function NamedForm<Answers extends Named>({
  label,
  saveLabel,
  first,
  warning,
  onSave,
  onCancel,
  texts,
  children,
}: NamedFormProps<Answers> & FieldsOfNamedForm<Answers>) {
  const nameField = useRef<HTMLInputElement>(null)
  const [answers, setAnswers] = useState(first)
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => nameField.current?.focus({ preventScroll: true }), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const name = answers.name.trim()
    setIsMissing(name === '')
    if (name === '') return nameField.current?.focus()
    setIsBusy(true)
    if (!(await onSave({ ...answers, name, description: answers.description.trim() }))) setIsBusy(false)
  }
  return (
    <Form
      alignContent="space-between"
      gap="2"
      h="full"
      minH="11.75rem"
      py="3"
      px="4"
      borderWidth="1px"
      borderColor="accent"
      borderRadius="card"
      bg="bg.card"
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      {warning && (
        <Text textStyle="note" color="warn" role="alert">
          {warning}
        </Text>
      )}
      <TextField
        ref={nameField}
        label={texts.name}
        error={isMissing ? texts.nameMissing : undefined}
        value={answers.name}
        maxLength={NAME_MAXIMUM_LENGTH}
        required
        autoComplete="off"
        onChange={(event) => {
          setAnswers({ ...answers, name: event.target.value })
          setIsMissing(false)
        }}
      />
      <TextField
        label={texts.description}
        value={answers.description}
        maxLength={FREE_TEXT_MAXIMUM_LENGTH}
        autoComplete="off"
        placeholder={texts.descriptionHint}
        onChange={(event) => setAnswers({ ...answers, description: event.target.value })}
      />
      {children?.(answers, setAnswers)}
      <Flex align="center" gap="2">
        <Button type="submit" variant="primary" size="small" isBusy={isBusy}>
          {saveLabel}
        </Button>
        <Button size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Text
          as="span"
          ms="auto"
          textStyle="note"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          aria-hidden="true"
        >
          {answers.name.length}/{NAME_MAXIMUM_LENGTH}
        </Text>
      </Flex>
    </Form>
  )
}
