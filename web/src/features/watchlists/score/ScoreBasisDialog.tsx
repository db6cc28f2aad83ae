import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { ConflictNote } from '../../../kit/conflict/ConflictNote.tsx'
import { problemSentences } from '../../../kit/forms/problemMessages.ts'
import { AccountForm } from '../../../kit/forms/AccountForm.tsx'
import { useSetScoreBasis, type ScoreBasis } from './useSetScoreBasis.ts'
import { RadioCard } from '../../../ui/fields/RadioCard.tsx'
import { Grid } from '../../../ui/layout/boxes.ts'

const BASES: readonly ScoreBasis[] = ['THRESHOLDS_THEN_FIFTY_TWO_WEEKS', 'THRESHOLDS', 'FIFTY_TWO_WEEKS']

export function ScoreBasisDialog({ basis, onClose }: { basis: ScoreBasis; onClose: () => void }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const name = useId()
  const notify = useSnackbar()
  const setScoreBasis = useSetScoreBasis()
  const [chosen, setChosen] = useState(basis)
  // Basis as last read from the server: when the dialog opened, or after a conflict.
  const [known, setKnown] = useState(basis)
  const [isClash, setIsClash] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)

  const submit = async () => {
    setIsBusy(true)
    setRefusal(null)
    const outcome = await setScoreBasis(chosen, known)
    setIsBusy(false)
    if (outcome.kind === 'conflict') {
      setKnown(outcome.present)
      return setIsClash(true)
    }
    if (outcome.kind === 'refused') {
      const { problem } = outcome
      return setRefusal(problemSentences(intl, [problem.codes[0]], { ...problem, fallback: 'account.failed' }))
    }
    notify({ text: formatMessage({ id: 'account.scoreBasis.saved' }) })
    onClose()
  }
  return (
    <AccountForm
      title={formatMessage({ id: 'account.scoreBasis' })}
      saveLabel={formatMessage({ id: 'account.save' })}
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isClash && (
        <ConflictNote
          text={formatMessage(
            { id: 'account.scoreBasis.conflict' },
            { present: formatMessage({ id: `account.scoreBasis.${known}` }) },
          )}
          onTakeTheirs={onClose}
        />
      )}
      <Grid as="fieldset" gap="2" aria-label={formatMessage({ id: 'account.scoreBasis' })}>
        {BASES.map((value) => (
          <RadioCard
            key={value}
            name={name}
            label={formatMessage({ id: `account.scoreBasis.${value}` })}
            text={formatMessage({ id: `account.scoreBasis.${value}.text` })}
            isChosen={value === chosen}
            onChoose={() => setChosen(value)}
          />
        ))}
      </Grid>
    </AccountForm>
  )
}
