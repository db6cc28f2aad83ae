import { KEY_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import { useStorage } from '../../device/storage/StorageContext.ts'
import { safePath } from '../../kit/navigation/safePath.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Grid } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { Text } from '../../ui/text/Text.ts'

export const query = graphql`
  query UnlockAccessScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
  }
`

/**
 * Asks for the access key of a site not open yet. The key is stored and sent with every request.
 */
export function UnlockAccessScreen() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const storage = useStorage()
  const [parameters] = useSearchParams()
  const { hash } = useLocation()
  const [key, setKey] = useState(() => storage.preproductionKey.read() ?? '')
  const [isAsked, setIsAsked] = useState(false)
  const isMissing = key.trim() === ''
  const isIdle = useNavigation().state === 'idle'
  // Cleared once the user enters another key.
  const isWrong = parameters.has('wrong') && isIdle && key.trim() === storage.preproductionKey.read()
  const error = isWrong ? 'unlock.wrong' : isAsked && isMissing ? 'settings.errors.required' : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMissing) return setIsAsked(true)
    storage.preproductionKey.write(key.trim())
    // The fragment may hold the token of an e-mail's link.
    void navigate(safePath(parameters.get('go')) + hash)
  }
  return (
    <Grid asChild gap="4" maxW="25rem" mx="auto" pt="12">
      <form noValidate onSubmit={submit}>
        <Heading as="h1" textStyle="h1">
          {formatMessage({ id: 'unlock.title' })}
        </Heading>
        <Text color="fg.muted">{formatMessage({ id: 'unlock.text' })}</Text>
        <TextField
          label={formatMessage({ id: 'unlock.key' })}
          value={key}
          size="large"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={KEY_MAXIMUM_LENGTH}
          spellCheck={false}
          required
          error={error ? formatMessage({ id: error }) : undefined}
          onChange={({ target }) => setKey(target.value)}
        />
        <Button type="submit" variant="primary" size="large">
          {formatMessage({ id: 'unlock.enter' })}
        </Button>
      </form>
    </Grid>
  )
}

export { UnlockAccessScreen as Screen }
