import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { pathTo } from '../../kit/navigation/paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PlainScreen } from './PlainScreen.tsx'

export function MissingScreen(props: { readonly title: ReactNode; readonly text: ReactNode }) {
  return (
    <PlainScreen {...props}>
      <Button asChild>
        <Link to={pathTo('Home')}>
          <FormattedMessage id="shell.backHome" />
        </Link>
      </Button>
    </PlainScreen>
  )
}
