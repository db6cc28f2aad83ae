import { useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/language/MessageId.ts'

type NameId = Extract<MessageId, `plans.name.${string}`>

/** Abbreviations stay in capitals inside a sentence. */
const IN_CAPITALS: ReadonlySet<string> = new Set(['vip'])

interface PlanNames {
  /** As a heading: "Élite". Falls back to the plan's raw name. */
  readonly titleOf: (name: string) => string
  /** Inside a sentence: "élite". */
  readonly nameOf: (name: string) => string
}

export function usePlanNames(): PlanNames {
  const { formatMessage, messages, locale } = useIntl()
  const titleOf = (name: string) => {
    const id = `plans.name.${name}`
    return isNameId(id, messages) ? formatMessage({ id }) : name
  }
  return {
    titleOf,
    nameOf: (name) => (IN_CAPITALS.has(name) ? titleOf(name) : titleOf(name).toLocaleLowerCase(locale)),
  }
}

function isNameId(id: string, messages: object): id is NameId {
  return Object.hasOwn(messages, id)
}
