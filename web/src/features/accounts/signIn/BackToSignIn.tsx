import { FormattedMessage } from 'react-intl'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { Link } from '../../../ui/text/Link.ts'
import { Text } from '../../../ui/text/Text.ts'

export function BackToSignIn() {
  return (
    <Text mt="5">
      <Link isAlone to={pathTo('Login')}>
        <FormattedMessage id="gate.backToSignIn" />
      </Link>
    </Text>
  )
}
