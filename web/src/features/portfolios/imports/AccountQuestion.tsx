import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { RadioCard } from '../../../ui/fields/RadioCard.tsx'
import { DialogFooter } from '../../../ui/dialogs/DialogForm.ts'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { accountKeyOf, type ImportAccount, type ImportAnswers, type ImportPreview } from './importPreview.ts'
import { useAccountName } from './useAccountName.ts'

interface AccountQuestionProps {
  readonly preview: ImportPreview
  readonly portfolioName: string
  readonly isBusy: boolean
  readonly onAnswer: (answers: ImportAnswers) => void
}

/** Asks which account to import, and to confirm an account of another kind than the portfolio's. */
export function AccountQuestion({ preview, portfolioName, isBusy, onAnswer }: AccountQuestionProps) {
  const { formatMessage } = useIntl()
  const name = useId()
  const nameOf = useAccountName()
  const { accounts } = preview
  const [chosenKey, setChosenKey] = useState(() => accountKeyOf(accounts.find(({ isChosen }) => isChosen)))
  const [isConfirmed, setConfirmed] = useState(false)
  const isSeveral = accounts.length > 1
  const chosen = isSeveral ? accounts.find((account) => accountKeyOf(account) === chosenKey) : accounts[0]
  const canAnswer = chosen !== undefined && (!chosen.isOtherKind || isConfirmed)
  const title = isSeveral ? 'import.accounts' : 'import.accounts.otherKind'

  function answer() {
    if (!canAnswer) return
    const account = isSeveral ? accountKeyOf(chosen) : null
    onAnswer({ account, isAccountKindConfirmed: chosen.isOtherKind })
  }
  return (
    <>
      <Box as="fieldset" aria-describedby={`${name}-hint`}>
        <Heading as="legend" textStyle="h3" mb="1">
          {formatMessage({ id: title }, { count: accounts.length, name: portfolioName })}
        </Heading>
        {isSeveral && (
          <>
            <Text id={`${name}-hint`} mb="4" color="fg.muted">
              {formatMessage({ id: 'import.accounts.hint' })}
            </Text>
            <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3" maxH="24rem" p="1" m="-1" overflowY="auto">
              {accounts.map((account) => (
                <RadioCard
                  key={accountKeyOf(account)}
                  name={name}
                  label={nameOf(account)}
                  text={formatMessage({ id: 'import.accounts.rows' }, { count: account.rowCount })}
                  isChosen={account === chosen}
                  onChoose={() => {
                    setChosenKey(accountKeyOf(account))
                    setConfirmed(false)
                  }}
                />
              ))}
            </Grid>
          </>
        )}
      </Box>
      {chosen?.isOtherKind && (
        <OtherKind account={chosen} isConfirmed={isConfirmed} onConfirm={setConfirmed} portfolioName={portfolioName} />
      )}
      <DialogFooter mt={{ base: '4', md: '5' }}>
        <Button variant="primary" isBusy={isBusy} isDisabled={!canAnswer} onClick={answer}>
          {formatMessage({ id: 'import.accounts.read' })}
        </Button>
      </DialogFooter>
    </>
  )
}

interface OtherKindProps {
  readonly account: ImportAccount
  readonly portfolioName: string
  readonly isConfirmed: boolean
  readonly onConfirm: (isConfirmed: boolean) => void
}

function OtherKind({ account, portfolioName, isConfirmed, onConfirm }: OtherKindProps) {
  const { formatMessage } = useIntl()
  const nameOf = useAccountName()
  const facts = { account: nameOf(account), name: portfolioName, isRegistered: String(account.isRegistered) }
  return (
    <Box mt="4" p="4" borderWidth="1px" borderColor="warn" borderRadius="control">
      <Text mb="3">{formatMessage({ id: 'import.accounts.warning' }, facts)}</Text>
      <CheckboxField isChecked={isConfirmed} onChange={onConfirm}>
        {formatMessage({ id: 'import.accounts.confirm' })}
      </CheckboxField>
    </Box>
  )
}
