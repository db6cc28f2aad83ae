import { FormattedMessage, useIntl } from 'react-intl'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import type { StairDemoProps } from './StairDemo.tsx'
import styles from './StairDemo.module.css'

/** Placeholder with the demo's final layout; its prices arrive with the scripts. */
export function WaitingDemo({ kind }: Pick<StairDemoProps, 'kind'>) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles['demo']}>
      <div className={styles['head']} aria-hidden="true">
        <div className={styles['stock']}>
          <div className={styles['name']}>{'\u00A0'}</div>
          <span className={styles['note']}>{'\u00A0'}</span>
        </div>
        <div className={styles['price']}>
          <strong>{'\u00A0'}</strong>
          <span>{'\u00A0'}</span>
        </div>
      </div>
      <div className={styles['plot']}>
        <div className={styles['unlit']} aria-hidden="true">
          {[4, 3, 2, 1].map((level) => (
            <i key={level} data-level={level} />
          ))}
        </div>
        <noscript>
          {import.meta.env.SSR && (
            <p className={styles['needsScript']}>{formatMessage({ id: 'welcome.needsScript' })}</p>
          )}
        </noscript>
      </div>
      <div className={styles['foot']}>
        <span className={styles['hint']} data-needs-script="">
          <FormattedMessage
            id="welcome.demo.hint"
            values={{ name: formatMessage({ id: thresholdName('buy', 't600') }) }}
          />
        </span>
        <span className={styles['outcome']} />
      </div>
      <p className={styles['note']} data-needs-script="">
        <FormattedMessage id="welcome.demo.note" values={{ kind }} />
      </p>
    </section>
  )
}
