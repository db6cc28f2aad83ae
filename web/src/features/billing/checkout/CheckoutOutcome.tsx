import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/buttons/Button.tsx'
import { StairMark } from '../../../ui/layout/StairMark.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import styles from './CheckoutOutcome.module.css'

interface CheckoutOutcomeProps {
  readonly title: 'title.SubscriptionSuccess' | 'title.SubscriptionCancel'
  readonly children: ReactNode
}

/** What became of a checkout, and the ways on. */
export function CheckoutOutcome({ title, children }: CheckoutOutcomeProps) {
  return (
    <section className={styles['outcome']}>
      <span className={styles['mark']}>
        <StairMark height="2.5rem" />
      </span>
      <h1 className={styles['title']}>
        <FormattedMessage id={title} />
      </h1>
      <p className={styles['text']}>{children}</p>
      <div className={styles['ways']}>
        <Button asChild variant="primary">
          <Link to={pathTo('Home')}>
            <FormattedMessage id="shell.backHome" />
          </Link>
        </Button>
        <Button asChild>
          <Link to={pathTo('Subscription')}>
            <FormattedMessage id="order.see" />
          </Link>
        </Button>
      </div>
    </section>
  )
}
