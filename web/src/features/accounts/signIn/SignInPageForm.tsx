import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { HumanCheckLine } from '../../../kit/humanCheck/HumanCheckLine.tsx'
import type { HumanCheckActions } from '../../../kit/humanCheck/useHumanCheck.ts'
import { RefusalStrip } from '../../../kit/forms/RefusalStrip.tsx'
import { Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

interface SignInPageFormProps {
  readonly check: HumanCheckActions
  readonly isBusy: boolean
  readonly submitLabel: string
  /** Names of missing fields, for "Still needed: …"; empty if the form can be submitted. */
  readonly missing: readonly string[]
  /**
   * Refusal of the last attempt. Must be cleared by each attempt, so that the next refusal takes
   * the focus.
   */
  readonly refusal: readonly string[] | null
  readonly density?: 'open' | 'dense'
  readonly onSubmit: () => void
  /** Called on Enter while fields are missing. */
  readonly onIncomplete: () => void
  readonly children: ReactNode
}

export function SignInPageForm({ check, missing, refusal, onSubmit, onIncomplete, ...props }: SignInPageFormProps) {
  const { formatMessage, formatList } = useIntl()
  const noteId = useId()
  const isIncomplete = missing.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isIncomplete) onIncomplete()
    else if (!props.isBusy) onSubmit()
  }
  const pressKey = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && isIncomplete && target instanceof HTMLInputElement) onIncomplete()
  }
  return (
    <Stack asChild gap="4" css={{ "&[data-density='dense']": { gap: '0.875rem' } }}>
      <form
        data-density={props.density ?? 'open'}
        noValidate
        onFocus={check.prepare}
        onKeyDown={pressKey}
        onSubmit={submit}
      >
        {refusal && <RefusalStrip sentences={refusal} />}
        {props.children}
        <Stack gap="0.625rem" mt="1">
          <Button
            type="submit"
            variant="primary"
            size="large"
            w="full"
            isBusy={props.isBusy}
            isDisabled={isIncomplete}
            aria-describedby={isIncomplete ? noteId : undefined}
          >
            {props.submitLabel}
          </Button>
          {isIncomplete && (
            <Text id={noteId} color="fg.muted" textStyle="note">
              {formatMessage({ id: 'gate.missing' }, { list: formatList(missing, { type: 'conjunction' }) })}
            </Text>
          )}
          <HumanCheckLine check={check} />
        </Stack>
      </form>
    </Stack>
  )
}
