import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { MessageId } from '../features/language/MessageId.ts'
import { originListIdOf } from '../features/navigation/origin.ts'
import { pathTo, type PageName } from '../features/navigation/paths.ts'
import { usePageName } from '../features/navigation/PageNameContext.ts'
import { Button } from '../ui/Button.tsx'
import { StairMark } from '../ui/StairMark.tsx'
import styles from './ComingScreen.module.css'

export const query = graphql`
  query ComingScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
  }
`

type ComingId = Extract<MessageId, `coming.${PageName}`>

/** A page whose screen is still to be built: what will stand here, and the way back. */
export function ComingScreen() {
  const { formatMessage, messages } = useIntl()
  const name = usePageName()
  const originListId = originListIdOf(useLocation().state)
  const textId = `coming.${name}`
  const titleId = `title.${name}`
  if (!isComing(textId, messages) || !isTitle(titleId, messages)) return null
  return (
    <section className={styles['coming']}>
      <span className={styles['mark']}>
        <StairMark height="2.5rem" />
      </span>
      <p className={styles['kicker']}>{formatMessage({ id: 'coming.kicker' })}</p>
      <h1 className={styles['title']}>{formatMessage({ id: titleId })}</h1>
      <p className={styles['text']}>{formatMessage({ id: textId })}</p>
      <Button asChild>
        {originListId === null ? (
          <Link to={pathTo('Home')}>
            <FormattedMessage id="coming.home" />
          </Link>
        ) : (
          <Link to={pathTo('List', { id: originListId })}>
            <FormattedMessage id="coming.list" />
          </Link>
        )}
      </Button>
    </section>
  )
}

function isComing(id: string, messages: object): id is ComingId {
  return Object.hasOwn(messages, id)
}

function isTitle(id: string, messages: object): id is `title.${PageName}` {
  return Object.hasOwn(messages, id)
}
