import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { passwordSteps } from './passwordSteps.ts'
import styles from './PasswordSteps.module.css'

const REST_MILLISECONDS = 500

/** The five rules of a password as five steps, climbed as they are met. */
export function PasswordSteps({ password, id }: { password: string; id: string }) {
  const { formatMessage } = useIntl()
  const steps = passwordSteps(password)
  const met = steps.filter(({ isMet }) => isMet).length
  const count = formatMessage({ id: 'gate.password.count' }, { met, all: steps.length })
  return (
    <div className={styles['steps']}>
      <div aria-hidden="true">
        <div className={styles['stair']}>
          {steps.map(({ rule }, index) => (
            <span key={rule} className={styles['tread']} data-level={index + 1} data-met={index < met || undefined} />
          ))}
        </div>
        <span className={styles['count']}>{count}</span>
      </div>
      <ul id={id} className={styles['rules']}>
        {steps.map(({ rule, isMet }) => (
          <li key={rule} data-met={isMet || undefined}>
            {isMet ? <Check aria-hidden="true" /> : <span className={styles['ring']} aria-hidden="true" />}
            <span>
              {formatMessage({ id: `gate.password.${rule}` })}
              <VisuallyHidden>
                , {formatMessage({ id: isMet ? 'gate.password.met' : 'gate.password.unmet' })}
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <Announced text={password === '' ? '' : count} />
    </div>
  )
}

/** Says a text once it has rested, so that typing is not talked over. */
function Announced({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), REST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  )
}
