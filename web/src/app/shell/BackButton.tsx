import { ArrowLeft } from 'lucide-react'
import { useIntl } from 'react-intl'
import { pathTo } from '../../kit/navigation/paths.ts'
import { useVisits } from './VisitContext.ts'
import { pathBefore } from './history.ts'
import { Link } from '../../ui/text/Link.ts'

/** Falls back to Home if the page was opened from outside. */
export function BackButton() {
  const { formatMessage } = useIntl()
  const before = pathBefore(useVisits())
  return (
    <Link
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flex="none"
      boxSize="11"
      ml="-3"
      borderRadius="control"
      color="fg.muted"
      css={{ '& svg': { boxSize: '5' } }}
      to={before ?? pathTo('Home')}
      aria-label={formatMessage({ id: 'shell.back' })}
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  )
}
