import { Suspense, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { useBlocker, useNavigate } from 'react-router-dom'
import type { TermsAcceptance_viewer$key } from '../../../__generated__/TermsAcceptance_viewer.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { useSignOut } from '../../../kit/session/useSignOut.ts'
import { useAnswerTerms } from './useAnswerTerms.ts'
import { Flex, Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const TermsWayOut = lazyWithMessages(['account'], async () => (await import('./TermsWayOut.tsx')).TermsWayOut)

/** Requires the user to accept the terms. Leaving with the box checked but unsaved asks first. */
export function TermsAcceptance({ viewer: key }: { viewer: TermsAcceptance_viewer$key }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const noteId = useId()
  const [isChecked, setIsChecked] = useState(false)
  // A ref: the blocker reads it in the same tick it is written.
  const isAccepted = useRef(false)
  const { account } = useFragment(
    graphql`
      fragment TermsAcceptance_viewer on Viewer {
        account {
          signInMethods
        }
      }
    `,
    key,
  )
  const { accept, isBusy } = useAnswerTerms()
  const { signOut, isSigningOut } = useSignOut()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChecked && !isAccepted.current && !isSigningOut && currentLocation.pathname !== nextLocation.pathname,
  )

  const save = async () => {
    isAccepted.current = await accept()
    return isAccepted.current
  }
  const acceptHere = async () => {
    if (await save()) void navigate(pathTo('Home'))
  }
  const answer = async (isYes: boolean) => {
    if (isYes && !(await save())) return blocker.reset?.()
    blocker.proceed?.()
  }
  return (
    <>
      <Grid
        as="section"
        position="sticky"
        bottom="0"
        gap="4"
        mt="10"
        py="4"
        borderTopWidth="1px"
        borderTopColor="rule"
        bg="bg"
        aria-label={formatMessage({ id: 'terms.accept' })}
      >
        <CheckboxField isChecked={isChecked} onChange={setIsChecked}>
          {formatMessage({ id: 'terms.agree' })}
        </CheckboxField>
        <Flex align="center" wrap="wrap" rowGap="3" columnGap="4">
          <Button
            variant="primary"
            isDisabled={!isChecked}
            isBusy={isBusy}
            aria-describedby={isChecked ? undefined : noteId}
            onClick={() => void acceptHere()}
          >
            {formatMessage({ id: 'terms.accept' })}
          </Button>
          <Button variant="link" isBusy={isSigningOut} onClick={() => void signOut()}>
            {formatMessage({ id: 'terms.decline' })}
          </Button>
        </Flex>
        {!isChecked && (
          <Text id={noteId} color="fg.muted" textStyle="note">
            {formatMessage({ id: 'terms.missing' })}
          </Text>
        )}
        {blocker.state === 'blocked' && (
          <ConfirmDialog
            title={formatMessage({ id: 'terms.unsaved' })}
            yesLabel={formatMessage({ id: 'terms.accept' })}
            noLabel={formatMessage({ id: 'terms.leave' })}
            data={null}
            onAnswer={(isYes) => void answer(isYes)}
          >
            {formatMessage({ id: 'terms.unsaved.text' })}
          </ConfirmDialog>
        )}
      </Grid>
      {account && (
        <Suspense>
          <TermsWayOut hasPassword={account.signInMethods.includes('PASSWORD')} />
        </Suspense>
      )}
    </>
  )
}
