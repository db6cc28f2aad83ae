import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import styles from './FeatureCards.module.css'

export function FeatureCards() {
  const { formatMessage } = useIntl()
  return (
    <section className={styles['features']}>
      <VisuallyHidden>
        <h2>{formatMessage({ id: 'welcome.features' })}</h2>
      </VisuallyHidden>
      {(['lists', 'portfolios', 'analysis'] as const).map((feature) => (
        <article key={feature} className={styles['feature']}>
          <h3 className={styles['title']}>{formatMessage({ id: `welcome.${feature}.title` })}</h3>
          <p className={styles['text']}>{formatMessage({ id: `welcome.${feature}.text` })}</p>
        </article>
      ))}
    </section>
  )
}
