import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { FREE_TEXT_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { textLength } from '@palier/domain/kernel/textLength'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { isNoResponse } from '../../../kit/alert/RequestFailure.ts'
import { HumanCheckLine } from '../../../kit/humanCheck/HumanCheckLine.tsx'
import { FEEDBACK_RATING, HalfStars } from './HalfStars.tsx'
import { useCreateFeedback } from './useCreateFeedback.ts'
import { Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

/** The form resets after any response and keeps its input if there was none. */
export function FeedbackPanel({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const { check, isBusy, submit } = useCreateFeedback()
  const [rating, setRating] = useState<number>(FEEDBACK_RATING.initial)
  const [comment, setComment] = useState('')
  const isFull = textLength(comment) >= FREE_TEXT_MAXIMUM_LENGTH
  const maximum = formatMessage({ id: 'feedback.maximum' }, { nb: FREE_TEXT_MAXIMUM_LENGTH })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const problem = await submit({ rating, comment: comment.trim() })
    if (problem && isNoResponse(problem.codes[0])) return alert(problem)
    setRating(FEEDBACK_RATING.initial)
    setComment('')
    notify({ text: formatMessage({ id: problem ? 'feedback.failed' : 'feedback.sent' }), isBad: problem !== null })
    if (!problem) onClose()
  }
  return (
    <Dialog
      title={formatMessage({ id: 'feedback.title' })}
      size="side"
      staysOnOutsidePress={comment !== ''}
      onClose={onClose}
    >
      <Grid
        as="form"
        gap="4"
        onFocus={check.state === 'idle' ? check.prepare : undefined}
        onSubmit={(event) => void send(event)}
      >
        <Text color="fg.muted">{formatMessage({ id: 'feedback.text' })}</Text>
        <div>
          <HalfStars label={formatMessage({ id: 'feedback.rating' })} value={rating} onChange={setRating} />
          <Text color="fg.muted" textStyle="note" aria-hidden="true">
            {formatMessage({ id: 'feedback.stars' }, { rating })}
          </Text>
        </div>
        <TextAreaField
          label={formatMessage({ id: 'feedback.comment' })}
          value={comment}
          rows={6}
          maxLength={FREE_TEXT_MAXIMUM_LENGTH}
          hint={isFull ? undefined : maximum}
          error={isFull ? maximum : undefined}
          onChange={({ target }) => setComment(target.value)}
        />
        <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
          {formatMessage({ id: 'feedback.send' })}
        </Button>
        <HumanCheckLine check={check} />
      </Grid>
    </Dialog>
  )
}
