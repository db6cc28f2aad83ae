import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useColorMode } from '../../../ui/layout/ColorModeContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import styles from './ColorSchemeChoice.module.css'

const SCHEMES = ['standard', 'cvd'] as const
const LEVELS = [1, 2, 3, 4, 22, 21] as const

/** The colour schemes of gain, loss and score, each shown in its own colours. */
export function ColorSchemeChoice() {
  const { formatMessage } = useIntl()
  const { signedPercent } = useFormatters()
  const { choice, choose, isDark } = useColorMode()
  const name = useId()
  return (
    <div className={styles['tiles']} role="radiogroup" aria-label={formatMessage({ id: 'account.scheme' })}>
      {SCHEMES.map((scheme) => (
        <label
          key={scheme}
          className={`${styles['tile']} ${isDark ? 'dark' : 'light'}`}
          data-scheme={scheme === 'cvd' ? 'cvd' : undefined}
        >
          <input
            type="radio"
            name={name}
            aria-label={formatMessage({ id: `account.scheme.${scheme}` })}
            checked={scheme === choice.scheme}
            onChange={() => choose({ ...choice, scheme })}
          />
          <span aria-hidden="true">
            <span className={styles['name']}>{formatMessage({ id: `account.scheme.${scheme}` })}</span>
            <span className={styles['changes']}>
              <span className={styles['gain']}>▲ {signedPercent(1.2, 1)}</span>
              <span className={styles['loss']}>▼ {signedPercent(-0.8, 1)}</span>
            </span>
            <span className={styles['swatches']}>
              {LEVELS.map((level) => (
                <span key={level} style={{ background: `var(--p-colors-score-${level}-bg)` }} />
              ))}
            </span>
          </span>
        </label>
      ))}
    </div>
  )
}
