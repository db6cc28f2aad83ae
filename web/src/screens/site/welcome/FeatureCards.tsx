import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { AnalysisDrawing, ListDrawing, PortfolioDrawing } from './drawings.tsx'
import styles from './FeatureCards.module.css'

/** What the product does, in three. */
export function FeatureCards() {
  const { formatMessage } = useIntl()
  return (
    <section className={styles['features']}>
      <VisuallyHidden>
        <h2>{formatMessage({ id: 'welcome.features' })}</h2>
      </VisuallyHidden>
      <Feature title="welcome.lists.title" text="welcome.lists.text" drawing={<ListDrawing />} />
      <Feature title="welcome.portfolios.title" text="welcome.portfolios.text" drawing={<PortfolioDrawing />} />
      <Feature title="welcome.analysis.title" text="welcome.analysis.text" drawing={<AnalysisDrawing />} />
    </section>
  )
}

function Feature({ title, text, drawing }: { title: MessageId; text: MessageId; drawing: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <article className={styles['feature']}>
      <div className={styles['words']}>
        <h3 className={styles['title']}>{formatMessage({ id: title })}</h3>
        <p className={styles['text']}>{formatMessage({ id: text })}</p>
      </div>
      <div className={styles['drawing']}>{drawing}</div>
    </article>
  )
}
