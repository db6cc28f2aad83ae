import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { Text } from '../../../ui/text/Text.ts'

/** The way back for somebody who remembers after all. */
export function BackToSignIn() {
  return (
    <Text
      mt="5"
      css={{
        '& a': { textDecoration: 'none' },
        '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.1875rem' },
      }}
    >
      <Link to={pathTo('Login')}>
        <FormattedMessage id="gate.backToSignIn" />
      </Link>
    </Text>
  )
}
