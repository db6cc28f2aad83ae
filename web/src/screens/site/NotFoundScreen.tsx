import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import { pathTo } from '../../kit/navigation/paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { StairMark } from '../../ui/layout/StairMark.tsx'
import styles from '../kernel/PlainScreen.module.css'

export const query = graphql`
  query NotFoundScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
  }
`

/** An address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <section className={styles['page']}>
      <span className={styles['mark']}>
        <StairMark height="2.5rem" />
      </span>
      <h1 className={styles['title']}>
        <FormattedMessage id="notFound.title" />
      </h1>
      <p className={styles['text']}>
        <FormattedMessage id="notFound.text" />
      </p>
      <Button asChild>
        <Link to={pathTo('Home')}>
          <FormattedMessage id="notFound.home" />
        </Link>
      </Button>
    </section>
  )
}

export { NotFoundScreen as Screen }
