import type { RefObject } from 'react'
import { Popover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { isRounded, type ExplainedLine, type Explanation } from './explanation.ts'
import styles from './HowComputed.module.css'

interface HowComputedProps {
  readonly explanation: Explanation
  /** The figure that it belongs to. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** How a figure was computed: the rule, the inputs, the results. It follows the prices. */
export function HowComputed({ explanation, anchor, onClose }: HowComputedProps) {
  const { formatMessage } = useIntl()
  const { title, rule, lines, results, note } = explanation
  return (
    <Popover.Root
      open
      unstyled
      positioning={{
        placement: 'bottom-end',
        offset: { mainAxis: 6 },
        getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null,
      }}
      // A press on the figure itself closes by the figure.
      persistentElements={[() => anchor.current]}
      finalFocusEl={() => anchor.current}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Popover.Positioner className={styles['positioner']}>
          <Popover.Content className={styles['card']} aria-label={formatMessage({ id: 'portfolio.how' }, { title })}>
            <div className={styles['head']}>
              <p className={styles['title']}>{title}</p>
              <IconButton label={formatMessage({ id: 'alerts.close' })} variant="quiet" size="small" onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
            <p className={styles['rule']}>{rule}</p>
            <dl className={styles['lines']}>
              {lines.map((line, index) => (
                // Two stocks can have the same symbol, each at its exchange.
                <Line key={index} {...line} />
              ))}
            </dl>
            <dl className={styles['results']}>
              {results.map((line, index) => (
                <Line key={index} {...line} />
              ))}
            </dl>
            {isRounded(explanation) && <p className={styles['note']}>{formatMessage({ id: 'portfolio.rounded' })}</p>}
            {note !== undefined && <p className={styles['note']}>{note}</p>}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

function Line({ label, text, value }: ExplainedLine) {
  return (
    <div className={styles['line']}>
      <dt>{label}</dt>
      <dd>
        <data value={value.toString()} data-amount>
          {text}
        </data>
      </dd>
    </div>
  )
}
