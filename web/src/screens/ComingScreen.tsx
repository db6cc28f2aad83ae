import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import { HumanCheckBadge } from '../features/humanCheck/HumanCheckBadge.tsx'
import { originListIdOf } from '../features/navigation/origin.ts'
import { pathTo, type PageName } from '../features/navigation/paths.ts'
import { usePage } from '../features/navigation/PageContext.ts'
import { Button } from '../ui/Button.tsx'
import { StairMark } from '../ui/StairMark.tsx'
import styles from './ComingScreen.module.css'

export const query = graphql`
  query ComingScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
  }
`

type ComingPage = Exclude<PageName, 'Home' | 'List'>

/** A page whose screen is still to be built: what will stand here, and the way back. */
export function ComingScreen() {
  const { formatMessage } = useIntl()
  const { name, isHumanCheckShown } = usePage()
  const originListId = originListIdOf(useLocation().state)
  if (!isComing(name)) return null
  return (
    <section className={styles['coming']}>
      <span className={styles['mark']}>
        <StairMark height="2.5rem" />
      </span>
      <p className={styles['kicker']}>{formatMessage({ id: 'coming.kicker' })}</p>
      <h1 className={styles['title']}>{formatMessage({ id: `title.${name}` })}</h1>
      <p className={styles['text']}>{formatMessage({ id: `coming.${name}` })}</p>
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
      {isHumanCheckShown && <HumanCheckBadge />}
    </section>
  )
}

function isComing(name: string): name is ComingPage {
  return name !== 'Home' && name !== 'List' && name !== 'NotFound' && name !== 'Style'
}
