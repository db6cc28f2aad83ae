import { useEffect, useRef } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { scrollToTop } from '../../../device/document.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePlanNames } from '../plans/planName.ts'
import { PageHeading } from './PageHeading.tsx'
import type { Stage } from './usePlanSteps.ts'

interface StepHeadingProps {
  readonly stage: Stage
  readonly firstName: string
  readonly email: string
}

/** Heading of the current step. A new step moves the focus to it. */
export function StepHeading({ stage, firstName, email }: StepHeadingProps) {
  const intl = useIntl()
  const { date } = useFormatters()
  const { nameOf } = usePlanNames()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(stage.name)
  useEffect(() => {
    if (before.current === stage.name) return
    before.current = stage.name
    heading.current?.focus({ preventScroll: true })
    scrollToTop()
  }, [stage.name])
  const preview = 'preview' in stage ? stage.preview : null
  const day = preview?.nextBillingDate ? date(Date.parse(preview.nextBillingDate)) : ''
  const { title, lede } = textsOf(stage, intl, { nameOf, firstName, email, day })
  return <PageHeading ref={heading} title={title} lede={lede} />
}

interface Values {
  readonly nameOf: (planName: string) => string
  readonly firstName: string
  readonly email: string
  readonly day: string
}

function textsOf(stage: Stage, { formatMessage }: IntlShape, { nameOf, firstName, email, day }: Values) {
  switch (stage.name) {
    case 'choose':
      return { title: formatMessage({ id: 'title.Subscription' }), lede: formatMessage({ id: 'order.lede' }) }
    case 'order':
      return {
        title: formatMessage({ id: 'order.pay.title' }, { plan: nameOf(stage.to.name) }),
        lede: formatMessage({ id: 'order.pay.lede' }),
      }
    case 'change':
      return {
        title: formatMessage({ id: 'order.pay.title' }, { plan: nameOf(stage.to.name) }),
        lede: formatMessage({ id: stage.preview.isDowngrade ? 'order.change.lede.down' : 'order.change.lede.up' }),
      }
    case 'ordered':
      return {
        title: formatMessage({ id: 'order.done.title' }, { name: firstName === '' ? 'none' : firstName }),
        lede: formatMessage({ id: 'order.done.lede' }, { plan: nameOf(stage.to.name), email }),
      }
    case 'changed': {
      const values = {
        plan: nameOf(stage.to.name),
        from: nameOf(stage.from.name),
        to: nameOf(stage.to.name),
        date: day,
      }
      return stage.preview.isDowngrade
        ? {
            title: formatMessage({ id: 'order.changed.down' }),
            lede: formatMessage({ id: 'order.changed.down.lede' }, values),
          }
        : {
            title: formatMessage({ id: 'order.changed.up' }, values),
            lede: formatMessage({ id: 'order.changed.up.lede' }, values),
          }
    }
  }
}
