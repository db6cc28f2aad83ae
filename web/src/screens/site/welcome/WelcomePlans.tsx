import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { WelcomePlans_plans$key } from '../../../__generated__/WelcomePlans_plans.graphql.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import styles from './WelcomePlans.module.css'

/** Plans anyone can choose. */
export function WelcomePlans({ plans: key }: { plans: WelcomePlans_plans$key }) {
  const { formatMessage } = useIntl()
  const { money } = useFormatters()
  const plans = useFragment(
    graphql`
      fragment WelcomePlans_plans on Plan @relay(plural: true) {
        name
        price
        currency
        entries
        buyLists
        sellLists
        portfolios
        isAi
      }
    `,
    key,
  )
  return (
    <section className={styles['plans']} aria-labelledby="plans-title">
      <div className={styles['head']}>
        <h2 className={styles['title']} id="plans-title">
          {formatMessage({ id: 'welcome.plans' })}
        </h2>
        <Link to={pathTo('Subscription')}>{formatMessage({ id: 'welcome.plans.all' })}</Link>
      </div>
      <ul className={styles['cards']}>
        {plans.map(({ name, price, currency, entries, buyLists, sellLists, portfolios, isAi }) => (
          <li key={name} className={styles['card']}>
            <h3 className={styles['name']}>{formatMessage({ id: 'welcome.plans.name' }, { name })}</h3>
            <p className={styles['price']}>
              <strong>{money(price, currency)}</strong>
              <span>{formatMessage({ id: Number(price) === 0 ? 'welcome.plans.free' : 'welcome.plans.monthly' })}</span>
            </p>
            <ul className={styles['limits']}>
              <li>{formatMessage({ id: 'welcome.plans.entries' }, { count: entries })}</li>
              <li>{formatMessage({ id: 'welcome.plans.lists' }, { buy: buyLists, sell: sellLists })}</li>
              <li>{formatMessage({ id: 'welcome.plans.portfolios' }, { count: portfolios })}</li>
              {isAi && <li>{formatMessage({ id: 'welcome.plans.analysis' })}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
