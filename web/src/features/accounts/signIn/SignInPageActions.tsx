import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/buttons/Button.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { Flex } from '../../../ui/layout/boxes.ts'

export function SignInPageActions({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" gap="3" smDown={{ flexDirection: 'column' }}>
      {children}
    </Flex>
  )
}

export function SignInButton() {
  return (
    <Button asChild variant="primary" size="large">
      <Link to={pathTo('Login')}>
        <FormattedMessage id="gate.signIn" />
      </Link>
    </Button>
  )
}

export function HomeButton() {
  return (
    <Button asChild size="large">
      <Link to={pathTo('Home')}>
        <FormattedMessage id="gate.home" />
      </Link>
    </Button>
  )
}

/** Links to the form that requests another password e-mail. */
export function NewLinkButton() {
  return (
    <Button asChild variant="primary" size="large">
      <Link to={pathTo('ResetPasswordRequest')}>
        <FormattedMessage id="gate.newLink" />
      </Link>
    </Button>
  )
}
